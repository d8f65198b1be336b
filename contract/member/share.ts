import { type Static, Type } from 'typebox'
import { Day, Month } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Amount, Feed, Sign, Year } from './figures.ts'

export const ShareMovement = Closed({
  seq: Type.Integer(),
  posted_on: Day,
  receipt_no: Nullable(Type.String()),
  /** The month it is the receipt of; null where it is of none that was billed. */
  receipt_period: Nullable(Month),
  code: OneOf('BF', 'SH', 'WD', 'TI', 'TO', 'RV', 'AD'),
  sign: Sign,
  amount: Amount,
  shares: Type.Integer({ description: 'amount ÷ par value' }),
  balance: Amount,
  instalment: Nullable(Type.Integer()),
  note: Nullable(Type.String()),
  /** The day of the movement that it takes back; null where it takes none. */
  reverses_on: Nullable(Day),
  is_reversed: Type.Boolean(),
})
export type ShareMovement = Static<typeof ShareMovement>

export const ShareFeed = Feed({
  balance: Amount,
  par_value: Amount,
  shares: Type.Integer({ description: 'balance ÷ par value' }),
  monthly: Amount,
  instalments: Type.Integer({ description: 'งวดปัจจุบัน' }),
  last_on: Nullable(Day),
  /** Accounting years with movements, newest first: opening + paid_in − withdrawn = closing. */
  years: Type.Array(
    Closed({ year: Year, opening: Amount, paid_in: Amount, withdrawn: Amount, closing: Amount }),
  ),
  /** What was held at the end of each of the last twelve months, oldest first. */
  months: Type.Array(Closed({ month: Month, balance: Amount })),
  /** The accounting year shown; null where there is none yet. */
  year: Nullable(Year),
  /** Of that year, newest first. */
  movements: Type.Array(ShareMovement),
})
export type ShareFeed = Static<typeof ShareFeed>
export const ShareReply = Reply(ShareFeed)
