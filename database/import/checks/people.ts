// Who the members are, where they work, and what is left to those who are members no more.

import { baht, type CheckGroup, hold, refuse } from './check.ts'

export const PEOPLE: CheckGroup = {
  checks: [
    refuse({
      name: 'one-member-one-id',
      title: 'เลขประจำตัวประชาชนไม่ซ้ำกันในหมู่สมาชิกปัจจุบัน',
      set: 'member_detail',
      column: 'national_id',
      says: 'เลขบัตรประชาชนซ้ำกับสมาชิกปัจจุบันอีกคนหนึ่ง',
      about: ['member_detail'],
      by: ['membership_no'],
      // Who left and joined again has two numbers, of which one is closed.
      sql: ({ partition }) => `
        select line, membership_no as value, membership_no from (
          select line, membership_no, count(*) over (partition by national_id_index) as times
          from ${partition('member_detail')} where state in ('active', 'retired')) living where times > 1`,
    }),
    hold({
      name: 'names-in-thai',
      title: 'ชื่อและนามสกุลเป็นอักษรไทย',
      set: 'member_detail',
      column: 'member_name',
      says: 'ชื่อหรือนามสกุลไม่มีอักษรไทย',
      about: ['member_detail'],
      by: ['membership_no'],
      sql: ({ partition }) => `
        select line, membership_no as value, membership_no from ${partition('member_detail')}
        where member_name !~ '[ก-ฮ]' or member_surname !~ '[ก-ฮ]'`,
    }),
    hold({
      name: 'ages-plausible',
      title: 'อายุของสมาชิกเป็นไปได้',
      set: 'member_detail',
      column: 'birth_date',
      says: 'อายุต่ำกว่า 15 ปีเมื่อเป็นสมาชิก หรือเกิน 110 ปี',
      about: ['member_detail'],
      by: ['membership_no'],
      sql: ({ partition, asOf }) => `
        select line, membership_no as value, membership_no from ${partition('member_detail')}
        where joined_on < birth_date + interval '15 years'
          or coalesce(ended_on, date '${asOf}') > birth_date + interval '110 years'`,
    }),
    refuse({
      name: 'unit-of-today',
      title: 'หน่วยงานในทะเบียนตรงกับประวัติสังกัดล่าสุด',
      set: 'member_detail',
      column: 'unit_no',
      says: 'ไม่ตรงกับหน่วยงานล่าสุดในประวัติสังกัด',
      about: ['member_detail', 'unit_membership'],
      by: ['membership_no'],
      sql: ({ partition }) => `
        select member_detail.line, membership_no as value, membership_no from ${partition('member_detail')} left join (
          select distinct on (membership_no) membership_no, unit_no as last_unit
          from ${partition('unit_membership')} order by membership_no, from_on desc) last using (membership_no)
        where last_unit is distinct from unit_no`,
    }),
    refuse({
      name: 'one-unit-at-a-time',
      title: 'ประวัติสังกัดไม่ซ้อนกัน',
      set: 'unit_membership',
      column: 'from_on',
      says: 'เริ่มก่อนที่สังกัดก่อนหน้าจะสิ้นสุด',
      about: ['unit_membership'],
      by: ['membership_no'],
      sql: ({ partition }) => `
        select line, membership_no as value, membership_no from (
          select line, membership_no, from_on, row_number() over terms as nth,
            lag(until_on) over terms as until_before
          from ${partition('unit_membership')}
          window terms as (partition by membership_no order by from_on)) told
        where nth > 1 and (until_before is null or from_on < until_before)`,
    }),
    hold({
      name: 'nothing-left-behind',
      title: 'ผู้พ้นสมาชิกภาพไม่มียอดคงเหลือ',
      set: 'member_detail',
      column: 'state',
      says: 'พ้นสมาชิกภาพแล้วแต่ยังมีหุ้น เงินฝาก หรือหนี้',
      about: ['member_detail', 'share', 'loan', 'deposit_account'],
      by: ['membership_no'],
      sql: ({ partition }) => `
        select member_detail.line, membership_no as value, membership_no, ${baht('sum(amount)')} as detail
        from ${partition('member_detail')} join (
          select membership_no, balance as amount from ${partition('share')} union all
          select membership_no, balance from ${partition('loan')} union all
          select membership_no, balance from ${partition('deposit_account')}) held using (membership_no)
        where state in ('left', 'died') and amount > 0
        group by member_detail.line, membership_no`,
    }),
    hold({
      name: 'no-bill-after-leaving',
      title: 'ไม่มีใบเรียกเก็บหลังพ้นสมาชิกภาพ',
      set: 'collection_slip',
      column: 'period',
      says: 'เรียกเก็บเงินจากผู้ที่พ้นสมาชิกภาพแล้ว',
      about: ['collection_slip', 'member_detail'],
      by: ['membership_no', 'period'],
      sql: ({ partition }) => `
        select collection_slip.line, membership_no || ' / ' || period as value, membership_no, period
        from ${partition('collection_slip')} join ${partition('member_detail')} using (membership_no)
        where period > ended_on or period + interval '1 month' <= joined_on`,
    }),
    hold({
      name: 'slips-of-their-unit',
      title: 'ใบเรียกเก็บอยู่กับหน่วยงานที่สังกัดในเดือนนั้น',
      set: 'collection_slip',
      column: 'unit_no',
      says: 'สมาชิกไม่ได้สังกัดหน่วยงานนี้ในเดือนที่เรียกเก็บ',
      about: ['collection_slip', 'unit_membership'],
      by: ['membership_no', 'period'],
      sql: ({ partition }) => `
        select collection_slip.line, membership_no || ' / ' || period as value, membership_no, period
        from ${partition('collection_slip')} where not exists (
          select from ${partition('unit_membership')}
          where unit_membership.membership_no = collection_slip.membership_no
            and unit_membership.unit_no = collection_slip.unit_no
            and from_on < period + interval '1 month' and coalesce(until_on, 'infinity') >= period)`,
    }),
    refuse({
      name: 'beneficiaries-make-whole',
      title: 'ร้อยละของผู้รับโอนผลประโยชน์รวมกันเป็น 100',
      set: 'beneficiary',
      column: 'share',
      says: 'ร้อยละของผู้รับโอนผลประโยชน์รวมกันไม่เป็น 100',
      about: ['beneficiary'],
      by: ['membership_no'],
      sql: ({ partition }) => `
        select min(line) as line, membership_no as value, membership_no from ${partition('beneficiary')}
        group by membership_no having sum(share_ppm) <> 1000000`,
    }),
  ],
}
