import { type Static, Type } from 'typebox'
import { Reply } from '#contract/envelope.ts'
import { Amount, Closed, Feed, IsoDate, Nullable, OneOf } from './figures.ts'

const Text = Nullable(Type.String())

export const StatusFeed = Feed({
  membership_no: Type.String(),
  prefix: Type.String(),
  member_name: Type.String(),
  member_surname: Type.String(),
  /** x-xxxx-xxxxx-12-x; the whole is never in a feed (SEC-56). */
  national_id_masked: Type.String(),
  birth_date: IsoDate,
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
  joined_on: IsoDate,
  ended_on: Nullable(IsoDate),
  salary: Amount,
  unit: Closed({ unit_no: Type.String(), name: Type.String() }),
  /** Where they worked, newest first; until_on is null where they still do. */
  units: Type.Array(
    Closed({
      unit_no: Type.String(),
      name: Type.String(),
      from_on: IsoDate,
      until_on: Nullable(IsoDate),
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
