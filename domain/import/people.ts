// Who the members are, where they work and who is to receive what is theirs.

import { choice, column, type DataSet, notAfterAsOf, optional, refersTo } from './column.ts'

export const MEMBER_STATES = ['active', 'retired', 'left', 'died'] as const

export const PEOPLE: DataSet[] = [
  {
    name: 'unit',
    thai: 'หน่วยงาน',
    columns: [
      column('unit_no', 'รหัสหน่วยงาน', 'unit'),
      column('name', 'ชื่อหน่วยงาน', 'text'),
      choice('payroll', 'กลุ่มเงินเดือน', ['civil', 'pension', 'private']),
      optional('address', 'ที่อยู่หน่วยงาน', 'text'),
      optional('phone', 'โทรศัพท์หน่วยงาน', 'phone'),
    ],
    key: ['unit_no'],
    references: [],
    rules: [],
  },
  {
    name: 'member_detail',
    thai: 'ทะเบียนสมาชิก',
    columns: [
      column('membership_no', 'เลขสมาชิก', 'member'),
      column('prefix', 'คำนำหน้า', 'text'),
      column('member_name', 'ชื่อ', 'name'),
      column('member_surname', 'นามสกุล', 'name'),
      column('national_id', 'เลขบัตรประชาชน', 'national-id'),
      column('birth_date', 'วันเกิด', 'date'),
      optional('mobile', 'มือถือ', 'phone'),
      optional('home_phone', 'โทรศัพท์บ้าน', 'phone'),
      optional('house_no', 'เลขที่', 'name'),
      optional('moo', 'หมู่', 'name'),
      optional('soi', 'ซอย', 'name'),
      optional('road', 'ถนน', 'name'),
      optional('subdistrict', 'ตำบล', 'name'),
      optional('district', 'อำเภอ', 'name'),
      optional('province', 'จังหวัด', 'name'),
      optional('postcode', 'รหัสไปรษณีย์', 'code'),
      column('unit_no', 'รหัสหน่วยงาน', 'unit'),
      optional('position', 'ตำแหน่ง', 'text'),
      choice('member_kind', 'ประเภทสมาชิก', ['ordinary', 'associate']),
      column('salary', 'เงินเดือน', 'baht'),
      column('joined_on', 'วันที่เป็นสมาชิก', 'date'),
      optional('ended_on', 'วันที่พ้นสภาพ', 'date'),
      choice('state', 'สถานะ', MEMBER_STATES),
      optional('email', 'อีเมล', 'email'),
      optional('pay_bank', 'รหัสธนาคารที่รับเงิน', 'code'),
      optional('pay_account', 'เลขที่บัญชีรับเงิน', 'bank-account'),
    ],
    key: ['membership_no'],
    references: [refersTo('unit', ['unit_no'])],
    rules: [
      {
        column: 'joined_on',
        says: 'ต้องหลังวันเกิด',
        holds: (row) => String(row('joined_on')) > String(row('birth_date')),
      },
      {
        column: 'ended_on',
        says: 'ต้องไม่ก่อนวันที่เป็นสมาชิก',
        holds: (row) => (row('ended_on') ?? '9999') >= String(row('joined_on')),
      },
      {
        column: 'ended_on',
        says: 'ต้องมีเมื่อพ้นสมาชิกภาพ และต้องว่างเมื่อยังเป็นสมาชิก',
        holds: (row) =>
          ['left', 'died'].includes(String(row('state'))) === (row('ended_on') !== undefined),
      },
      ...notAfterAsOf('joined_on', 'ended_on'),
    ],
  },
  {
    name: 'unit_membership',
    thai: 'ประวัติสังกัด',
    columns: [
      column('membership_no', 'เลขสมาชิก', 'member'),
      column('unit_no', 'รหัสหน่วยงาน', 'unit'),
      column('from_on', 'ตั้งแต่วันที่', 'date'),
      optional('until_on', 'ถึงวันที่', 'date'),
    ],
    key: ['membership_no', 'from_on'],
    references: [refersTo('member_detail', ['membership_no']), refersTo('unit', ['unit_no'])],
    rules: [
      {
        column: 'until_on',
        says: 'ต้องไม่ก่อนวันที่เริ่ม',
        holds: (row) => (row('until_on') ?? '9999') >= String(row('from_on')),
      },
    ],
  },
  {
    name: 'beneficiary',
    thai: 'ผู้รับโอนผลประโยชน์',
    columns: [
      column('membership_no', 'เลขสมาชิก', 'member'),
      column('seq', 'ลำดับ', 'whole'),
      column('name', 'ชื่อ-สกุล', 'name'),
      column('relation', 'ความสัมพันธ์', 'text'),
      optional('address', 'ที่อยู่', 'name'),
      column('share', 'ร้อยละ', 'percent'),
      column('noted_on', 'วันที่ทำหนังสือ', 'date'),
      optional('note', 'หมายเหตุ', 'text'),
    ],
    key: ['membership_no', 'seq'],
    references: [refersTo('member_detail', ['membership_no'])],
    rules: notAfterAsOf('noted_on'),
  },
]
