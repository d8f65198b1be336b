// Every kind of damage that is tried on a night.

import { CELLS } from './cells.ts'
import type { Damage } from './damage.ts'
import { FACTS } from './facts.ts'
import { FILES } from './files.ts'
import { HISTORY } from './history.ts'
import { KEYS } from './keys.ts'
import { RULES } from './rules.ts'
import { SUMS } from './sums.ts'

export const ALL_DAMAGE: readonly Damage[] = [
  ...FILES,
  ...CELLS,
  ...RULES,
  ...KEYS,
  ...SUMS,
  ...FACTS,
  ...HISTORY,
]
