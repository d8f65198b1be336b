// Every kind of movement that the files can tell of is in a demo, and those whom one can sign in as are shown most.

import type { Demo, Row } from './demo.ts'
import type { Question } from './question.ts'

type Kind = [what: string, member: string, set: string, is: (row: Row) => boolean]

// biome-ignore format: a table reads in columns
const KINDS: Kind[] = [
  ['a deposit that was reversed',          '000001', 'deposit_movement', ({ code }) => code === 'RV'],
  ['a deposit that was corrected',         '000001', 'deposit_movement', ({ code }) => code === 'AD'],
  ['a transfer out',                       '000001', 'deposit_movement', ({ code }) => code === 'TO'],
  ['a transfer in',                        '000001', 'deposit_movement', ({ code }) => code === 'TI'],
  ['tax on interest',                      '000001', 'deposit_movement', ({ code }) => code === 'TX'],
  ['a loan’s payment that was reversed',   '000001', 'loan_movement',    ({ code }) => code === '08'],
  ['a loan’s payment that was corrected',  '000001', 'loan_movement',    ({ code }) => code === '09'],
  ['shares that were posted twice',        '000002', 'share_movement',   ({ code }) => code === 'RV'],
  ['a bill for somebody else’s loan',      '000002', 'collection_line',  ({ line_kind }) => line_kind === 'guarantee'],
  ['interest that was given back',         '000003', 'loan_movement',    ({ code }) => code === '05'],
  ['a guarantor’s payment',                '000004', 'loan_movement',    ({ code }) => code === '04'],
  ['an entrance fee',                      '000004', 'collection_line',  ({ line_kind }) => line_kind === 'entrance'],
  ['a loan in default',                    '000004', 'loan',             ({ default_on }) => default_on !== undefined],
  ['a loan in arrears',                    '000004', 'loan',             ({ arrears_principal }) => arrears_principal > 0],
]

export const KINDS_OF_ROWS: Question[] = [
  {
    name: 'whoever tries the demo finds every kind of movement with somebody they can sign in as',
    *ask(demo: Demo) {
      for (const [what, member, set, is] of KINDS)
        if (!demo.rows(set).some((row) => row.membership_no === member && is(row)))
          yield `${member} has not ${what}`
    },
  },
]
