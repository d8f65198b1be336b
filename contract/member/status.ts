import { type Static, Type } from 'typebox'
import { Day } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { MembershipNo, UnitNo } from '#contract/shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Amount, Feed } from './figures.ts'

const Text = Nullable(Type.String())

export const StatusFeed = Feed({
  membership_no: MembershipNo,
  prefix: Type.String(),
  member_name: Type.String(),
  member_surname: Type.String(),
  /** x-xxxx-xxxxx-12-x; the whole is never in a feed (SEC-56). */
  national_id_masked: Type.String(),
  birth_date: Day,
  mobile: Text,
  home_phone: Text,
  address: Closed({
    house_no: Text,
    moo: Text,
    soi: Text,
    road: Text,
    subdistrict: Text,
    district: Text,
    province: Text,
    postcode: Text,
  }),
  position: Text,
  member_kind: OneOf('ordinary', 'associate'),
  state: OneOf('active', 'retired', 'left', 'died'),
  joined_on: Day,
  ended_on: Nullable(Day),
  salary: Amount,
  unit: Closed({ unit_no: UnitNo, name: Type.String() }),
  /** Where they worked, newest first; until_on is null where they still do. */
  units: Type.Array(
    Closed({
      unit_no: UnitNo,
      name: Type.String(),
      from_on: Day,
      until_on: Nullable(Day),
    }),
  ),
  /** Where the last dividend went. */
  bank: Nullable(
    Closed({
      pay_method: OneOf('bank', 'deposit', 'cash'),
      account_masked: Nullable(Type.String()),
    }),
  ),
})
export type StatusFeed = Static<typeof StatusFeed>
export const StatusReply = Reply(StatusFeed)

/** The one answer with the whole of it: a POST, asked with a proof, and written down (SEC-56). */
export const RevealReply = Reply(Closed({ national_id: Type.String() }))
export type RevealReply = Static<typeof RevealReply>
