// What a member's borrowing right is worked out of, in the browser: nothing that is typed there is sent.

import { type Static, Type } from 'typebox'
import { MEMBER_KINDS, PAYROLLS } from '#domain/loan-right/rule-set.ts'
import type { Satang } from '#domain/money/money.ts'
import { Day, Month } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { BahtOfRule, Lendings, MonthsOfRule } from '../shared/loan-rules.ts'
import { Closed, OneOf } from '../shared/shapes.ts'
import { Feed, Ppm } from './figures.ts'

const Amount = Type.Unsafe<Satang>(BahtOfRule)

export const RightFeed = Feed({
  ...Lendings,
  facts: Closed({
    salary: Amount,
    joinedOn: Day,
    bornOn: Day,
    payroll: OneOf(...PAYROLLS),
    memberKind: OneOf(...MEMBER_KINDS),
    shares: Amount,
    deposits: Amount,
    /** Open ones. */
    contracts: Type.Array(
      Closed({
        loanNo: Type.String(),
        typeCode: Type.String(),
        typeName: Type.String(),
        method: OneOf('equal-principal', 'equal-total'),
        openedOn: Day,
        principal: Amount,
        balance: Amount,
        ratePpm: Ppm,
        months: MonthsOfRule,
        monthsPaid: MonthsOfRule,
        instalment: Amount,
        lastOn: Day,
        due: Amount,
        arrearsMonths: MonthsOfRule,
      }),
    ),
    otherBill: Amount,
    missed: Type.Array(Month),
    associations: Type.Array(Type.String()),
  }),
})
export type RightFeed = Static<typeof RightFeed>
export const RightReply = Reply(RightFeed)
