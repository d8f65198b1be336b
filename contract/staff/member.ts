// A member as officers may see one: what is secret is masked, and each look is written down.

import { type Static, Type } from 'typebox'
import { DepositAccount } from '#contract/member/deposit.ts'
import { Amount, Feed } from '#contract/member/figures.ts'
import { KepFeed } from '#contract/member/kep.ts'
import { LoanContract } from '#contract/member/loan.ts'
import { ShareFeed } from '#contract/member/share.ts'
import { StatusFeed } from '#contract/member/status.ts'
import { Day, Instant } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { MembershipNo } from '#contract/shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Paged, Reason } from './parts.ts'

const MemberState = OneOf('active', 'retired', 'left', 'died', 'absent')

export const MemberNo = Type.String({ pattern: '^[0-9]{6}$', title: 'เลขสมาชิก' })

/** In a body and not in the address, where a national id would stay in histories and logs. */
export const MemberSearch = Closed({
  q: Type.String({ minLength: 1, maxLength: 100, title: 'คำค้นหา' }),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999, title: 'หน้า' })),
})

export const MemberHits = Closed({
  ...Paged,
  by: OneOf('number', 'phone', 'national_id', 'name'),
  members: Type.Array(
    Closed({
      membership_no: MembershipNo,
      name: Type.String(),
      unit: Nullable(Type.String()),
      state: MemberState,
      last_seen_at: Nullable(Instant),
    }),
  ),
})
export type MemberHits = Static<typeof MemberHits>
export const MemberHitsReply = Reply(MemberHits)

const { salary: _salary, as_of: _asOf, ...Register } = StatusFeed.properties

export const MemberProfile = Closed({
  membership_no: MembershipNo,
  name: Type.String(),
  state: MemberState,
  /** The officer's own number: they may look, and change nothing. */
  is_own: Type.Boolean(),
  /** Null for whoever the night's files no longer mention. */
  register: Nullable(Closed({ as_of: Day, ...Register })),
  totals: Nullable(
    Closed({
      share: Amount,
      loan: Amount,
      loans: Type.Integer(),
      deposit: Amount,
      accounts: Type.Integer(),
    }),
  ),
})
export type MemberProfile = Static<typeof MemberProfile>
export const MemberProfileReply = Reply(MemberProfile)

export const MemberShareReply = Reply(ShareFeed)
export type MemberShare = Static<typeof MemberShareReply>['data']

const { statement: _loan, ...Loan } = LoanContract.properties
export const MemberLoanReply = Reply(
  Feed({ balance: Amount, next_total: Amount, contracts: Type.Array(Closed(Loan)) }),
)
export type MemberLoan = Static<typeof MemberLoanReply>['data']

const { statement: _deposit, account_no: _no, ...Account } = DepositAccount.properties
export const MemberDepositReply = Reply(
  Feed({ balance: Amount, accrued_interest: Amount, accounts: Type.Array(Closed(Account)) }),
)
export type MemberDeposit = Static<typeof MemberDepositReply>['data']

/** The months, and of the newest how much for what. */
export const MemberKepReply = Reply(
  Feed({
    months: KepFeed.properties.months,
    refunds: KepFeed.properties.refunds,
    groups: Type.Array(Closed({ name: Type.String(), billed: Amount, deducted: Amount })),
  }),
)
export type MemberKep = Static<typeof MemberKepReply>['data']

export const MemberAccountReply = Reply(
  Closed({
    password_set_at: Nullable(Instant),
    /** A slip that was made and not yet used up. */
    slip: Nullable(Closed({ expires_at: Instant })),
    /** Failed tries of the last day from unknown devices; from five on there is a wait. */
    failures: Type.Integer(),
    /** Since when the member has stopped every way to a new password. */
    stopped_at: Nullable(Instant),
    failed_at: Nullable(Instant),
    sessions: Type.Array(
      Closed({ device: Type.String(), signed_in_at: Instant, last_seen_at: Instant }),
    ),
  }),
)
export type MemberAccount = Static<typeof MemberAccountReply>['data']

export const StaffReveal = Closed({
  what: { ...OneOf('national_id', 'pay_account', 'deposit_accounts'), title: 'ข้อมูลที่ขอดู' },
  reason: Reason,
})
export type StaffReveal = Static<typeof StaffReveal>
export const StaffRevealReply = Reply(
  Closed({ values: Type.Array(Closed({ label: Type.String(), value: Type.String() })) }),
)
export type StaffRevealed = Static<typeof StaffRevealReply>['data']

/** An officer says that they have seen the person and their card: nobody gets a code by telephone. */
export const ActivationRequest = Closed({
  identity_checked: Type.Literal(true, { title: 'การตรวจบัตรประชาชน' }),
})
/** Told once. */
export const ActivationReply = Reply(Closed({ code: Type.String(), expires_at: Instant }))
export type Activation = Static<typeof ActivationReply>['data']
