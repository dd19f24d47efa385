#!/usr/bin/env bash
# Proves on bare Debian systems what the README promises; needs root and debootstrap.
#
#     tools/bare_root.sh [commands] [wheel] [bundle] [deb]      (all of them without a word)
#
# Each proof runs in a fresh copy of a system without Python and without a desktop. The copy is
# kept in memory and is gone afterwards, with every process in it. The bare system itself is
# made once, in build/bare or the folder that BARE_ROOT names.
set -euo pipefail
cd "$(dirname "$0")/.."
ROOT=${BARE_ROOT:-$PWD/build/bare}
SUITE=bookworm
CERTIFICATES=/etc/ssl/certs/ca-certificates.crt

make_bare_system() {
    [ -e "$ROOT/etc/debian_version" ] && return
    echo "Making a bare system in $ROOT ..."
    mkdir -p "$ROOT"
    debootstrap --variant=minbase --include=ca-certificates "$SUITE" "$ROOT" >"$ROOT.log"
}

pack_what_is_proved() { # FOLDER: where the proofs find it; what is not committed is left out
    echo "Building the wheel, the bundle and the package ..."
    git archive --format=tar --prefix=canfield/ HEAD >"$1/source.tar"
    tar -xf "$1/source.tar" -C "$1"
    cd "$1/canfield"
    python3 tools/build_app.py --deb --out "$1" >"$1/build.log"
    build/bundle/venv/bin/python -m pip wheel --quiet --no-deps --wheel-dir "$1" .
    cd "$OLDPWD"
}

# ---------------------------------------------------------------- inside the bare systems

fetch() { # PACKAGE...
    apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1
}

has_no_python() {
    ! ls /usr/bin/python3* /usr/local/bin/python3* 2>/dev/null
}

has_desktop() { # begins an X server; nothing else of a desktop is there
    fetch xvfb xdotool libxcursor1 libxi6 libxrandr2 libxss1 libxfixes3
    export DISPLAY=:7
    Xvfb :7 -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
    until xdotool getmouselocation >/dev/null 2>&1; do sleep 0.1; done
}

is_played() { # waits for the game's window, makes a move, closes it, and looks for the game
    local window
    window=$(timeout 30 xdotool search --sync --onlyvisible --class canfield | head -1)
    echo "window: $(xdotool getwindowname "$window"), $(xdotool getwindowgeometry "$window" | tail -1)"
    sleep 1
    xdotool windowfocus "$window"
    xdotool key space
    sleep 1
    xdotool key ctrl+q
    for _ in $(seq 100); do
        xdotool search --onlyvisible --class canfield >/dev/null 2>&1 || break
        sleep 0.1
    done
    sleep 0.5
    grep '"moves"' ~/.local/share/canfield/game.json
}

prove_commands() { # the two commands of the README
    fetch python3 python3-venv
    tar -xf /proved/source.tar -C /srv
    cd /srv/canfield
    python3 tools/play.py --self-check
    python3 tools/check.py --fast | tail -15
}

prove_wheel() {
    fetch python3 python3-venv
    python3 -m venv /srv/venv
    /srv/venv/bin/pip install --quiet /proved/canfield-*.whl
    /srv/venv/bin/canfield --self-check
    has_desktop
    fetch libglib2.0-bin desktop-file-utils
    /srv/venv/bin/canfield --install-launcher | head -1
    desktop-file-validate ~/.local/share/applications/canfield.desktop
    gio launch ~/.local/share/applications/canfield.desktop
    is_played
    /srv/venv/bin/canfield --remove-launcher | wc -l
    test ! -e ~/.local/share/applications -a ! -e ~/.local/share/icons
}

prove_bundle() {
    fetch unzip
    has_desktop
    has_no_python
    mkdir -p "/opt/Spiele für alle"
    cd "/opt/Spiele für alle"
    unzip -q /proved/canfield-*.zip
    chmod -R a-w .
    Canfield/Canfield --self-check
    Canfield/Canfield &
    is_played
    fetch libglib2.0-bin libgtk-3-bin desktop-file-utils
    has_no_python
    Canfield/Canfield --install-launcher | head -1
    desktop-file-validate ~/.local/share/applications/canfield.desktop
    rm ~/.local/share/canfield/game.json
    gtk-launch canfield
    is_played
    rm ~/.local/share/canfield/game.json
    gio launch ~/.local/share/applications/canfield.desktop
    is_played
    Canfield/Canfield --remove-launcher | wc -l
}

prove_deb() {
    has_desktop
    apt-get install -y -qq --no-install-recommends /proved/canfield_*.deb >/dev/null 2>&1
    has_no_python
    fetch libgtk-3-bin desktop-file-utils
    canfield --self-check
    desktop-file-validate /usr/share/applications/canfield.desktop
    gtk-launch canfield
    is_played
    apt-get remove -y -qq canfield >/dev/null 2>&1
    test ! -e /usr/lib/canfield -a ! -e /usr/share/applications/canfield.desktop
}

# ---------------------------------------------------------------- around them

copy_of_the_bare_system() { # PROOF FOLDER: runs the proof in a copy, with mounts of its own
    local memory=$2/memory root=$2/root
    mkdir -p "$memory" "$root"
    mount -t tmpfs tmpfs "$memory"
    mkdir "$memory/upper" "$memory/work"
    mount -t overlay overlay -o "lowerdir=$ROOT,upperdir=$memory/upper,workdir=$memory/work" "$root"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mkdir "$root/proved"
    mount --bind "$2/proved" "$root/proved"
    # How this machine reaches the network.
    cp /etc/resolv.conf /etc/hosts "$root/etc/"
    cp /etc/apt/apt.conf.d/99* "$root/etc/apt/apt.conf.d/" 2>/dev/null || true
    cp "$CERTIFICATES" "$root/etc/host.crt"
    chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive PIP_CERT=/etc/host.crt SDL_AUDIODRIVER=dummy \
        bash -euo pipefail -c "$(declare -f); apt-get update -qq; prove_$1"
}

if [ "${1:-}" = --inside ]; then
    copy_of_the_bare_system "$2" "$3"
    exit
fi

make_bare_system
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
mkdir "$folder/proved"
pack_what_is_proved "$folder/proved"
for proof in "${@:-commands wheel bundle deb}"; do
    for each in $proof; do
        echo "== $each"
        started=$SECONDS
        unshare --mount --pid --fork --kill-child "$0" --inside "$each" "$folder"
        echo "== $each holds ($((SECONDS - started)) s)"
    done
done
