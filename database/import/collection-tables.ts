// The views of the published night as TypeScript sees them; the migrations are the truth. Read them through
// readAs() (database/core/reader.ts), or row-level security refuses.

import type { Day } from '#domain/calendar/day.ts'
import type { LineKind } from '#domain/collection/collection-words.ts'
import type { Satang } from '#domain/money/money.ts'

export interface CollectionTables {
  collection_run: CollectionRunView
  collection_unit: CollectionUnitView
  collection_slip: CollectionSlipView
  collection_line: CollectionLineView
  receipt: ReceiptView
  cremation_fund: CremationFundView
  cremation_member: CremationMemberView
  cremation_collection: CremationCollectionView
  guarantee: GuaranteeView
  dividend: DividendView
  dividend_deduction: DividendDeductionView
  insurance: InsuranceView
  welfare_type: WelfareTypeView
  welfare_right: WelfareRightView
  welfare_request: WelfareRequestView
}

export interface CollectionRunView {
  period: Day
  due_on: Day
  members: number
  billed: Satang
  deducted: Satang
}

export interface CollectionUnitView {
  period: Day
  unit_no: string
  members: number
  billed: Satang
  deducted: Satang
  paid_on: Day | null
}

export interface CollectionSlipView {
  period: Day
  membership_no: string
  unit_no: string
  billed: Satang
  deducted: Satang
  reason:
    | 'salary-too-low'
    | 'moved-or-left'
    | 'died'
    | 'unpaid-leave'
    | 'court-or-student-loan'
    | 'other'
    | null
  receipt_no: string | null
}

export interface CollectionLineView {
  period: Day
  membership_no: string
  unit_no: string
  seq: number
  line_kind: LineKind
  ref_no: string | null
  instalment: number | null
  principal: Satang
  interest: Satang
  billed: Satang
  deducted: Satang
}

export interface ReceiptView {
  receipt_no: string
  membership_no: string
  period: Day
  paid_on: Day
  amount: Satang
}

export interface CremationFundView {
  fund_code: string
  name: string
  per_death: Satang
}

export interface CremationMemberView {
  fund_code: string
  membership_no: string
  registered_no: string
  since_on: Day
  benefit: Satang
  advance: Satang
  payee: string
  state: 'active' | 'ended'
}

export interface CremationCollectionView {
  fund_code: string
  membership_no: string
  period: Day
  seq: number
  description: string
  amount: Satang
}

export interface GuaranteeView {
  loan_no: string
  seq: number
  borrower_no: string
  borrower_name: string
  collateral: 'person' | 'shares' | 'deposit' | 'asset'
  guarantor_no: string | null
  guarantor_name: string | null
  description: string | null
  amount: Satang
  loan_balance: Satang
}

export interface DividendView {
  year: number
  membership_no: string
  rate_ppm: number
  return_rate_ppm: number
  dividend: Satang
  average_return: Satang
  deducted: Satang
  net: Satang
  pay_method: 'bank' | 'deposit' | 'cash'
  pay_account_sealed: Buffer | null
  defaulted: 'yes' | 'no' | null
}

export interface DividendDeductionView {
  year: number
  membership_no: string
  seq: number
  description: string
  amount: Satang
}

export interface InsuranceView {
  membership_no: string
  year: number
  policy_no: string
  sum_insured: Satang
  premium: Satang
  from_on: Day
  until_on: Day
  receipt_no: string | null
}

export interface WelfareTypeView {
  type_code: string
  name: string
  most: Satang
}

export interface WelfareRightView {
  membership_no: string
  type_code: string
  amount: Satang
  used: Satang
}

export interface WelfareRequestView {
  request_no: string
  membership_no: string
  type_code: string
  requested_on: Day
  amount: Satang
  state: 'waiting' | 'approved' | 'paid' | 'refused'
}
