"""Many tables at once for learners: observations, masks and rewards in numpy arrays.

`VectorTables("willow", 4, tables=1024)` deals 1,024 games; `step` plays one token
in each.
"""

from parlour.extras import require

for library in ("numpy", "librt.vecs"):
    require(library, "learn")

from parlour.learn.answers import AnswerStep as AnswerStep  # noqa: E402
from parlour.learn.answers import VectorAnswers as VectorAnswers  # noqa: E402
from parlour.learn.observations import (  # noqa: E402
    ObservationField as ObservationField,
)
from parlour.learn.observations import (  # noqa: E402
    observation_fields as observation_fields,
)
from parlour.learn.observations import (  # noqa: E402
    observation_labels as observation_labels,
)
from parlour.learn.observations import (  # noqa: E402
    observe_view as observe_view,
)
from parlour.learn.vector import TableStep as TableStep  # noqa: E402
from parlour.learn.vector import VectorTables as VectorTables  # noqa: E402
