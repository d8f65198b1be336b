// What is collected from salaries each month: the whole run, each unit, each member's slip, its lines.

import { choice, column, type DataSet, notMore, optional, refersTo } from './column.ts'

export const LINE_KINDS = ['share', 'loan', 'deposit', 'cremation', 'insurance', 'other'] as const

/** Why a unit could not deduct, or not all (domain.md §4). */
export const REASONS = [
  'salary-too-low',
  'moved-or-left',
  'died',
  'unpaid-leave',
  'court-or-student-loan',
  'other',
] as const

const NOT_MORE_THAN_BILLED = notMore('deducted', 'billed', 'มากกว่ายอดเรียกเก็บ')

export const COLLECTION: DataSet[] = [
  {
    name: 'collection_run',
    thai: 'รอบเรียกเก็บ',
    columns: [
      column('period', 'งวดเดือน', 'month'),
      column('due_on', 'กำหนดส่งเงิน', 'date'),
      column('members', 'จำนวนสมาชิก', 'whole'),
      column('billed', 'ยอดเรียกเก็บ', 'baht'),
      column('deducted', 'ยอดหักได้', 'baht'),
    ],
    key: ['period'],
    references: [],
    rules: [NOT_MORE_THAN_BILLED],
  },
  {
    name: 'collection_unit',
    thai: 'ยอดเรียกเก็บรายหน่วยงาน',
    columns: [
      column('period', 'งวดเดือน', 'month'),
      column('unit_no', 'รหัสหน่วยงาน', 'unit'),
      column('members', 'จำนวนสมาชิก', 'whole'),
      column('billed', 'ยอดเรียกเก็บ', 'baht'),
      column('deducted', 'ยอดหักได้', 'baht'),
      optional('paid_on', 'วันที่ส่งเงิน', 'date'),
    ],
    key: ['unit_no', 'period'],
    references: [refersTo('collection_run', ['period']), refersTo('unit', ['unit_no'])],
    rules: [NOT_MORE_THAN_BILLED],
  },
  {
    name: 'collection_slip',
    thai: 'ใบเรียกเก็บรายสมาชิก',
    columns: [
      column('period', 'งวดเดือน', 'month'),
      column('membership_no', 'เลขสมาชิก', 'member'),
      column('unit_no', 'รหัสหน่วยงาน', 'unit'),
      column('billed', 'ยอดเรียกเก็บ', 'baht'),
      column('deducted', 'ยอดหักได้', 'baht'),
      { ...choice('reason', 'เหตุที่หักไม่ได้', REASONS), optional: true },
      optional('receipt_no', 'เลขที่ใบเสร็จ', 'code'),
    ],
    key: ['membership_no', 'period'],
    references: [
      refersTo('member_detail', ['membership_no']),
      refersTo('collection_unit', ['unit_no', 'period']),
    ],
    rules: [NOT_MORE_THAN_BILLED],
  },
  {
    name: 'collection_line',
    thai: 'รายการในใบเรียกเก็บ',
    columns: [
      column('period', 'งวดเดือน', 'month'),
      column('membership_no', 'เลขสมาชิก', 'member'),
      column('unit_no', 'รหัสหน่วยงาน', 'unit'),
      column('seq', 'ลำดับ', 'whole'),
      choice('line_kind', 'ประเภทรายการ', LINE_KINDS),
      optional('ref_no', 'เลขที่อ้างอิง', 'code'),
      optional('instalment', 'งวดที่', 'whole'),
      column('principal', 'เงินต้น', 'baht'),
      column('interest', 'ดอกเบี้ย', 'baht'),
      column('billed', 'จำนวนเงิน', 'baht'),
      column('deducted', 'หักได้', 'baht'),
    ],
    key: ['membership_no', 'period', 'seq'],
    references: [refersTo('collection_slip', ['membership_no', 'period', 'unit_no'])],
    rules: [
      {
        column: 'billed',
        says: 'ไม่เท่ากับเงินต้นรวมดอกเบี้ย',
        holds: (row) =>
          Number(row('billed')) === Number(row('principal')) + Number(row('interest')),
      },
      NOT_MORE_THAN_BILLED,
    ],
  },
  {
    name: 'receipt',
    thai: 'ใบเสร็จรับเงิน',
    columns: [
      column('receipt_no', 'เลขที่ใบเสร็จ', 'code'),
      column('membership_no', 'เลขสมาชิก', 'member'),
      column('period', 'งวดเดือน', 'month'),
      column('paid_on', 'วันที่ใบเสร็จ', 'date'),
      column('amount', 'จำนวนเงิน', 'baht'),
    ],
    key: ['receipt_no'],
    references: [refersTo('collection_slip', ['membership_no', 'period'])],
    rules: [],
  },
  {
    name: 'cremation_fund',
    thai: 'กองทุนฌาปนกิจ',
    columns: [
      column('fund_code', 'รหัสกองทุน', 'code'),
      column('name', 'ชื่อกองทุน', 'text'),
      column('per_death', 'เงินสงเคราะห์ศพละ', 'baht'),
    ],
    key: ['fund_code'],
    references: [],
    rules: [],
  },
  {
    name: 'cremation_member',
    thai: 'สมาชิกกองทุนฌาปนกิจ',
    columns: [
      column('fund_code', 'รหัสกองทุน', 'code'),
      column('membership_no', 'เลขสมาชิก', 'member'),
      column('registered_no', 'เลขทะเบียน', 'code'),
      column('since_on', 'วันที่คุ้มครอง', 'date'),
      column('benefit', 'เงินสงเคราะห์', 'baht'),
      column('advance', 'เงินสงเคราะห์ล่วงหน้า', 'baht'),
      column('payee', 'ผู้รับเงินสงเคราะห์', 'name'),
      choice('state', 'สถานะ', ['active', 'ended']),
    ],
    key: ['membership_no', 'fund_code'],
    references: [
      refersTo('member_detail', ['membership_no']),
      refersTo('cremation_fund', ['fund_code']),
    ],
    rules: [],
  },
  {
    name: 'cremation_collection',
    thai: 'รายการเก็บเงินฌาปนกิจ',
    columns: [
      column('fund_code', 'รหัสกองทุน', 'code'),
      column('membership_no', 'เลขสมาชิก', 'member'),
      column('period', 'งวดเดือน', 'month'),
      column('seq', 'ลำดับ', 'whole'),
      column('description', 'รายการ', 'text'),
      column('amount', 'จำนวนเงิน', 'baht'),
    ],
    key: ['membership_no', 'period', 'fund_code', 'seq'],
    references: [refersTo('cremation_member', ['membership_no', 'fund_code'])],
    rules: [],
  },
]
