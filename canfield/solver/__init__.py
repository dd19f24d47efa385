"""Can this position be won, and how? Every card is known to the solver, unless it is asked not to.

`solve(state, time_limit=1.0)` answers with a `Verdict`.
"""

from canfield.solver.search import Verdict, solve

__all__ = ["Verdict", "solve"]
