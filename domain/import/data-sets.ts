// All that a night's set consists of, each after what it refers to.

import { BENEFITS } from './benefits.ts'
import { COLLECTION } from './collection.ts'
import type { DataSet } from './column.ts'
import { ORDERS } from './orders.ts'
import { PEOPLE } from './people.ts'
import { SAVINGS } from './savings.ts'

export const DATA_SETS: readonly DataSet[] = [
  ...PEOPLE,
  ...SAVINGS,
  ...COLLECTION,
  ...BENEFITS,
  ...ORDERS,
]

/** The version that a manifest names; another one is refused. */
export const FORMAT = 'coop-night/1'

export function dataSetNamed(name: string): DataSet {
  const found = DATA_SETS.find((set) => set.name === name)
  if (!found) throw new RangeError(`no such data set: ${name}`)
  return found
}
