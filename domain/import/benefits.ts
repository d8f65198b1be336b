// Guarantees, dividends, insurance and welfare.

import { choice, column, type DataSet, notAfterAsOf, optional, refersTo } from './column.ts'

const OF_MEMBER = refersTo('member_detail', ['membership_no'])

export const BENEFITS: DataSet[] = [
  {
    name: 'guarantee',
    thai: 'หลักประกันเงินกู้',
    columns: [
      column('loan_no', 'เลขที่สัญญา', 'code'),
      column('seq', 'ลำดับ', 'whole'),
      column('borrower_no', 'เลขสมาชิกผู้กู้', 'member'),
      column('borrower_name', 'ชื่อผู้กู้', 'name'),
      choice('collateral', 'ประเภทหลักประกัน', ['person', 'shares', 'deposit', 'asset']),
      optional('guarantor_no', 'เลขสมาชิกผู้ค้ำ', 'member'),
      optional('guarantor_name', 'ชื่อผู้ค้ำ', 'name'),
      optional('description', 'รายละเอียด', 'text'),
      column('amount', 'ยอดค้ำประกัน', 'baht'),
      column('loan_balance', 'หนี้คงเหลือ', 'baht'),
    ],
    key: ['loan_no', 'seq'],
    references: [
      refersTo('loan', ['loan_no', 'borrower_no'], ['loan_no', 'membership_no']),
      refersTo('member_detail', ['guarantor_no'], ['membership_no']),
    ],
    rules: [
      {
        column: 'guarantor_no',
        says: 'ค้ำประกันเงินกู้ของตนเองไม่ได้',
        holds: (row) => row('guarantor_no') !== row('borrower_no'),
      },
      {
        column: 'guarantor_no',
        says: 'ต้องมีเมื่อหลักประกันเป็นบุคคล และต้องว่างเมื่อไม่ใช่',
        holds: (row) => (row('collateral') === 'person') === (row('guarantor_no') !== undefined),
      },
    ],
  },
  {
    name: 'dividend',
    thai: 'เงินปันผลและเฉลี่ยคืน',
    columns: [
      column('year', 'ปี', 'year'),
      column('membership_no', 'เลขสมาชิก', 'member'),
      column('rate', 'อัตราปันผล', 'percent'),
      column('return_rate', 'อัตราเฉลี่ยคืน', 'percent'),
      column('dividend', 'ปันผล', 'baht'),
      column('average_return', 'เฉลี่ยคืน', 'baht'),
      column('deducted', 'รายการหัก', 'baht'),
      column('net', 'คงเหลือสุทธิ', 'baht'),
      choice('pay_method', 'วิธีการรับเงิน', ['bank', 'deposit', 'cash']),
      optional('pay_account', 'เลขที่บัญชี', 'bank-account'),
      // The core system's own word on whether the member defaulted that year.
      { ...choice('defaulted', 'ผิดนัดชำระหนี้', ['yes', 'no']), optional: true, mayBeAbsent: true },
    ],
    key: ['membership_no', 'year'],
    references: [OF_MEMBER],
    rules: [
      {
        column: 'net',
        says: 'ไม่เท่ากับปันผลรวมเฉลี่ยคืนหักรายการหัก',
        holds: (row) =>
          Number(row('net')) ===
          Number(row('dividend')) + Number(row('average_return')) - Number(row('deducted')),
      },
      {
        column: 'average_return',
        says: 'ผู้ผิดนัดชำระหนี้ไม่ได้รับเฉลี่ยคืน',
        holds: (row) => row('defaulted') !== 'yes' || row('average_return') === '0',
      },
      {
        column: 'pay_account',
        says: 'ต้องมีเมื่อรับเงินผ่านธนาคาร',
        holds: (row) => row('pay_method') !== 'bank' || row('pay_account') !== undefined,
      },
    ],
  },
  {
    name: 'dividend_deduction',
    thai: 'รายการหักจากเงินปันผล',
    columns: [
      column('year', 'ปี', 'year'),
      column('membership_no', 'เลขสมาชิก', 'member'),
      column('seq', 'ลำดับ', 'whole'),
      column('description', 'รายการ', 'text'),
      column('amount', 'จำนวนเงิน', 'baht'),
    ],
    key: ['membership_no', 'year', 'seq'],
    references: [refersTo('dividend', ['membership_no', 'year'])],
    rules: [],
  },
  {
    name: 'insurance',
    thai: 'ประกันชีวิต',
    columns: [
      column('membership_no', 'เลขสมาชิก', 'member'),
      column('year', 'ประจำปี', 'year'),
      column('policy_no', 'เลขที่กรมธรรม์', 'code'),
      column('sum_insured', 'ทุนประกัน', 'baht'),
      column('premium', 'เบี้ยประกัน', 'baht'),
      column('from_on', 'เริ่มคุ้มครอง', 'date'),
      column('until_on', 'สิ้นสุดคุ้มครอง', 'date'),
      optional('receipt_no', 'เลขที่ใบเสร็จ', 'code'),
    ],
    key: ['membership_no', 'year', 'policy_no'],
    references: [OF_MEMBER],
    rules: [
      {
        column: 'until_on',
        says: 'ต้องหลังวันเริ่มคุ้มครอง',
        holds: (row) => String(row('until_on')) > String(row('from_on')),
      },
      {
        column: 'from_on',
        says: 'ไม่อยู่ในปีของกรมธรรม์',
        holds: (row) => String(row('from_on')).startsWith(String(row('year'))),
      },
    ],
  },
  {
    name: 'welfare_type',
    thai: 'ประเภทสวัสดิการ',
    columns: [
      column('type_code', 'รหัสสวัสดิการ', 'code'),
      column('name', 'ชื่อสวัสดิการ', 'text'),
      column('most', 'วงเงินสูงสุด', 'baht'),
    ],
    key: ['type_code'],
    references: [],
    rules: [],
  },
  {
    name: 'welfare_right',
    thai: 'สิทธิสวัสดิการ',
    columns: [
      column('membership_no', 'เลขสมาชิก', 'member'),
      column('type_code', 'รหัสสวัสดิการ', 'code'),
      column('amount', 'วงเงินตามสิทธิ', 'baht'),
      column('used', 'ใช้สิทธิแล้ว', 'baht'),
    ],
    key: ['membership_no', 'type_code'],
    references: [OF_MEMBER, refersTo('welfare_type', ['type_code'])],
    rules: [
      {
        column: 'used',
        says: 'มากกว่าวงเงินตามสิทธิ',
        holds: (row) => Number(row('used')) <= Number(row('amount')),
      },
    ],
  },
  {
    name: 'welfare_request',
    thai: 'คำร้องขอสวัสดิการ',
    columns: [
      column('request_no', 'เลขที่คำร้อง', 'code'),
      column('membership_no', 'เลขสมาชิก', 'member'),
      column('type_code', 'รหัสสวัสดิการ', 'code'),
      column('requested_on', 'วันที่ยื่น', 'date'),
      column('amount', 'จำนวนเงิน', 'baht'),
      choice('state', 'สถานะ', ['waiting', 'approved', 'paid', 'refused']),
    ],
    key: ['request_no'],
    references: [OF_MEMBER, refersTo('welfare_type', ['type_code'])],
    rules: notAfterAsOf('requested_on'),
  },
]
