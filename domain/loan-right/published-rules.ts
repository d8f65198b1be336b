// The rules that twelve cooperatives publish, entered as rule sets: something to begin from, and what the engine is tried on.

import ccomoph from './published/ccomoph.json' with { type: 'json' }
import cri from './published/cri.json' with { type: 'json' }
import cyp from './published/cyp.json' with { type: 'json' }
import dmr from './published/dmr.json' with { type: 'json' }
import kpsc from './published/kpsc.json' with { type: 'json' }
import moe from './published/moe.json' with { type: 'json' }
import nstda from './published/nstda.json' with { type: 'json' }
import psu from './published/psu.json' with { type: 'json' }
import sph from './published/sph.json' with { type: 'json' }
import stou from './published/stou.json' with { type: 'json' }
import su from './published/su.json' with { type: 'json' }
import tak from './published/tak.json' with { type: 'json' }
import type { RuleSet } from './rule-set.ts'

export const PUBLISHED_RULES = {
  ccomoph,
  cri,
  cyp,
  dmr,
  kpsc,
  moe,
  nstda,
  psu,
  sph,
  stou,
  su,
  tak,
} as unknown as Record<string, RuleSet>
