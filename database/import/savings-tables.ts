// The views of the published night as TypeScript sees them; the migrations are the truth. Read them through
// readAs() (database/core/reader.ts), or row-level security refuses.

import type { Day } from '#domain/calendar/day.ts'
import type { DepositCode, LoanCode, ShareCode } from '#domain/import/movement-codes.ts'
import type { CONTROLLED_LEDGERS } from '#domain/import/savings.ts'
import type { Satang } from '#domain/money/money.ts'

export interface SavingsTables {
  unit: UnitView
  member_detail: MemberDetailView
  unit_membership: UnitMembershipView
  beneficiary: BeneficiaryView
  share: ShareView
  share_movement: ShareMovementView
  loan_type: LoanTypeView
  loan: LoanView
  loan_movement: LoanMovementView
  deposit_type: DepositTypeView
  deposit_account: DepositAccountView
  deposit_movement: DepositMovementView
  loan_rate: RateView
  deposit_rate: RateView
  control_account: ControlAccountView
}

export interface UnitView {
  unit_no: string
  name: string
  payroll: 'civil' | 'pension' | 'private'
  address: string | null
  phone: string | null
}

export interface MemberDetailView {
  membership_no: string
  prefix: string
  member_name: string
  member_surname: string
  national_id_sealed: Buffer
  national_id_index: Buffer
  birth_date: Day
  mobile: string | null
  home_phone: string | null
  house_no: string | null
  moo: string | null
  soi: string | null
  road: string | null
  subdistrict: string | null
  district: string | null
  province: string | null
  postcode: string | null
  unit_no: string
  position: string | null
  member_kind: 'ordinary' | 'associate'
  salary: Satang
  joined_on: Day
  ended_on: Day | null
  state: 'active' | 'retired' | 'left' | 'died'
  email: string | null
}

export interface UnitMembershipView {
  membership_no: string
  unit_no: string
  from_on: Day
  until_on: Day | null
}

export interface BeneficiaryView {
  membership_no: string
  seq: number
  name: string
  relation: string
  address: string | null
  share_ppm: number
  noted_on: Day
  note: string | null
}

export interface ShareView {
  membership_no: string
  balance: Satang
  monthly: Satang
  instalments: number
  last_on: Day
}

export interface ShareMovementView {
  membership_no: string
  seq: number
  posted_on: Day
  receipt_no: string | null
  code: ShareCode
  sign: -1 | 0 | 1
  amount: Satang
  balance: Satang
  instalment: number | null
  note: string | null
  reverses: number | null
}

export interface LoanTypeView {
  type_code: string
  name: string
  rate_ppm: number
  months_max: number
}

export interface LoanView {
  loan_no: string
  membership_no: string
  type_code: string
  method: 'equal-principal' | 'equal-total'
  opened_on: Day
  principal: Satang
  balance: Satang
  rate_ppm: number
  months: number
  months_paid: number
  instalment: Satang
  last_on: Day
  accrued_interest: Satang | null
  arrears_principal: Satang | null
  arrears_interest: Satang | null
  default_on: Day | null
}

export interface RateView {
  type_code: string
  from_on: Day
  rate_ppm: number
}

export interface ControlAccountView {
  account_code: string
  name: string
  ledger: (typeof CONTROLLED_LEDGERS)[number]
  type_code: string | null
  balance: Satang
}

export interface LoanMovementView {
  loan_no: string
  membership_no: string
  seq: number
  posted_on: Day
  receipt_no: string | null
  code: LoanCode
  sign: -1 | 0 | 1
  principal: Satang
  interest: Satang
  balance: Satang
  reverses: number | null
  payer_no: string | null
}

export interface DepositTypeView {
  type_code: string
  name: string
  rate_ppm: number
}

export interface DepositAccountView {
  account_no: string
  membership_no: string
  type_code: string
  account_name: string
  opened_on: Day
  balance: Satang
  monthly: Satang
  last_on: Day
  accrued_interest: Satang | null
}

export interface DepositMovementView {
  account_no: string
  membership_no: string
  seq: number
  posted_on: Day
  receipt_no: string | null
  code: DepositCode
  sign: -1 | 0 | 1
  amount: Satang
  balance: Satang
  reverses: number | null
}
