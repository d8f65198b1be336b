// Rows that are there twice, and rows that speak of what there is not.

import { DATA_SETS, dataSetNamed } from '#domain/import/data-sets.ts'
import type { Damage } from './damage.ts'
import type { Row } from './night-rows.ts'

const DOUBLED = DATA_SETS.filter(({ mayBeAbsent }) => !mayBeAbsent).map(
  ({ name, key }): Damage => ({
    name: `doubled-${name}`,
    does: `a row of ${name} twice, totals counted with it`,
    set: name,
    by: 'key',
    column: key[0] as string,
    harm: (night, dice) => night.add(name, { ...night.pick(name, dice) }),
  }),
)

/** What no row is called, another for every kind: else one would lead to the other. */
function nobody(kind: string | undefined, at: number): string {
  if (kind === 'member') return `99${1_000 + at}`
  if (kind === 'unit') return `9999${1_000 + at}`
  if (kind === 'month' || kind === 'date') return `${1_910 + at}-01-01`
  return kind === 'year' ? String(1_910 + at) : `X${at}`
}

/** Rows that lend themselves to it, and what else must be true of them for only the reference to be wrong. */
const ALSO: Record<string, { where: (row: Row) => boolean; and?: Row }> = {
  'loan_movement payer_no': { where: ({ code }) => code === '02', and: { code: '04' } },
  'guarantee guarantor_no': { where: ({ guarantor_no }) => guarantor_no !== '' },
}

const UNKNOWN = DATA_SETS.filter(({ mayBeAbsent }) => !mayBeAbsent).flatMap(
  ({ name, references }, at) =>
    references.map(({ to, columns }, nth): Damage => {
      const column = columns[0] as string
      const { where = () => true, and = {} } = ALSO[`${name} ${column}`] ?? {}
      const { kind } = dataSetNamed(name).columns.find((one) => one.name === column) ?? {}
      return {
        name: `unknown-${to}-of-${name}${columns.length > 1 ? '' : `-${column}`}`,
        does: `a row of ${name} whose ${column} leads to no row of ${to}`,
        set: name,
        by: 'reference',
        column,
        harm: (night, dice) => {
          const row = night.pick(name, dice, (one) => !one.taken && where(one))
          return Object.assign(row, {
            [column]: nobody(kind, at * 3 + nth),
            taken: 1,
            ...and,
          })
        },
      }
    }),
)

export const KEYS: Damage[] = [...DOUBLED, ...UNKNOWN]
