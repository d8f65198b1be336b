// Facts of the published night that tonight's files tell too: policies, requests, guarantees, letters and rates do not
// change by themselves.

import { baht, type Check, type CheckGroup } from './check.ts'
import { ANY_CHANGED, changedGroups, compareNights, facts, hashOfRows, was } from './compare.ts'

/** A type's rate changes with a row of its history, or somebody says why. */
function rates(name: string, title: string, types: string, history: string, same: string[]): Check {
  return compareNights({
    name,
    title,
    set: types,
    column: 'rate',
    says: 'อัตราดอกเบี้ยหรือเงื่อนไขของประเภทเปลี่ยนไปโดยไม่มีในประวัติอัตรา',
    about: [types, history],
    by: ['type_code'],
    sql: ({ partition, before, beforeAsOf }) => `
      select ${types}.line, type_code as value, type_code from ${partition(types)} join ${was(before(types))} using (type_code)
      where ${['false', ...same.map((one) => `was.${one} <> ${types}.${one}`)].join(' or ')}
        or (was.rate_ppm <> ${types}.rate_ppm and not exists (
          select from ${partition(history)} where ${history}.type_code = ${types}.type_code
            and ${history}.rate_ppm = ${types}.rate_ppm and from_on > date '${beforeAsOf}'))`,
  })
}

export const UNCHANGED: CheckGroup = {
  checks: [
    compareNights({
      name: 'lines-closed-months',
      title: 'การเรียกเก็บ: รายการของใบเรียกเก็บเหมือนกับรอบก่อน',
      set: 'collection_slip',
      column: 'billed',
      says: 'รายการในใบเรียกเก็บไม่เหมือนกับรอบที่เผยแพร่อยู่',
      about: ['collection_slip', 'collection_line'],
      by: ['membership_no', 'period'],
      sql: ({ partition, before }) => {
        // What was billed never changes; what was deducted does until the slip is posted.
        const billed = ['line_kind', 'ref_no', 'principal', 'interest']
        const row = [...billed, 'deducted']
        const hashed = (from: string) => `select membership_no, period,
            ${hashOfRows(billed)} as billed_hash, ${hashOfRows(row)} as hash
          from ${from} where ${ANY_CHANGED} and period in (select month from changed) group by membership_no, period`
        const lines = [before('collection_line'), partition('collection_line')] as const
        return `
          ${changedGroups('period', ['membership_no', ...row], lines, 'true')}
          select collection_slip.line, membership_no || ' / ' || period as value, membership_no, period
          from ${partition('collection_slip')} join ${was(before('collection_slip'))} using (membership_no, period)
          join (${hashed(before('collection_line'))}) told using (membership_no, period)
          join (${hashed(partition('collection_line'))}) tonight using (membership_no, period)
          where told.billed_hash <> tonight.billed_hash
            or (was.receipt_no is not null and told.hash <> tonight.hash)`
      },
    }),
    facts({
      name: 'months-are-what-they-were',
      title: 'กำหนดส่งเงินของรอบเรียกเก็บเหมือนกับรอบก่อน',
      set: 'collection_run',
      key: ['period'],
      column: 'due_on',
      says: 'กำหนดส่งเงินเปลี่ยนไป',
      same: ['due_on'],
    }),
    facts({
      name: 'remittances-are-what-they-were',
      title: 'วันที่หน่วยงานส่งเงินเหมือนกับรอบก่อน',
      set: 'collection_unit',
      key: ['unit_no', 'period'],
      column: 'paid_on',
      says: 'วันที่ส่งเงินที่บันทึกแล้วเปลี่ยนไป',
      same: ['paid_on'],
      only: 'was.paid_on is not null',
    }),
    facts({
      name: 'salaries-plausible',
      title: 'เงินเดือนไม่เปลี่ยนจากรอบก่อนเกินสามเท่า',
      set: 'member_detail',
      key: ['membership_no'],
      column: 'salary',
      says: 'เงินเดือนต่างจากรอบก่อนเกินสามเท่า',
      same: [],
      or: 'member_detail.salary > was.salary * 3 or member_detail.salary * 3 < was.salary',
      only: `was.salary > 0 and member_detail.state in ('active', 'retired')`,
    }),
    rates(
      'loan-types-are-what-they-were',
      'อัตราดอกเบี้ยและงวดสูงสุดของประเภทเงินกู้เหมือนกับรอบก่อนหรือมีในประวัติ',
      'loan_type',
      'loan_rate',
      ['months_max'],
    ),
    rates(
      'deposit-types-are-what-they-were',
      'อัตราดอกเบี้ยของประเภทเงินฝากเหมือนกับรอบก่อนหรือมีในประวัติ',
      'deposit_type',
      'deposit_rate',
      [],
    ),
    compareNights({
      name: 'guarantees-are-what-they-were',
      title: 'ผู้ค้ำประกันและยอดค้ำของสัญญาที่ยังมีหนี้เหมือนกับรอบก่อน',
      set: 'guarantee',
      column: 'guarantor_no',
      says: 'ผู้ค้ำประกันหรือยอดค้ำของสัญญาที่ยังมีหนี้เปลี่ยนไปหรือหายไป',
      about: ['guarantee', 'loan'],
      by: ['loan_no'],
      sql: ({ partition, before }) => `
        select loan.line, loan_no as value, loan_no, was.guarantor_no || ' / ' || ${baht('was.amount')} as detail
        from ${was(before('guarantee'))} join ${partition('loan')} using (loan_no)
        where was.collateral = 'person' and loan.balance > 0 and not exists (
          select from ${partition('guarantee')} where guarantee.loan_no = was.loan_no
            and guarantee.guarantor_no = was.guarantor_no and guarantee.amount = was.amount)`,
    }),
    facts({
      name: 'insurances-are-what-they-were',
      title: 'ทุนประกัน เบี้ยประกัน และวันคุ้มครองเหมือนกับรอบก่อน',
      set: 'insurance',
      key: ['membership_no', 'year', 'policy_no'],
      column: 'sum_insured',
      says: 'ทุนประกัน เบี้ยประกัน หรือวันคุ้มครองเปลี่ยนไป',
      same: ['sum_insured', 'premium', 'from_on', 'until_on'],
    }),
    facts({
      name: 'requests-are-what-they-were',
      title: 'คำร้องสวัสดิการของรอบก่อนยังอยู่และเหมือนเดิม',
      set: 'welfare_request',
      key: ['request_no'],
      column: 'amount',
      says: 'ผู้ขอ ประเภท วันที่ หรือจำนวนเงินของคำร้องเปลี่ยนไป หรือคำร้องหายไป',
      same: ['membership_no', 'type_code', 'requested_on', 'amount'],
      stays: true,
    }),
    facts({
      name: 'funds-are-what-they-were',
      title: 'ทะเบียนและเงินสงเคราะห์ของกองทุนฌาปนกิจเหมือนกับรอบก่อน',
      set: 'cremation_member',
      key: ['membership_no', 'fund_code'],
      column: 'benefit',
      says: 'เลขทะเบียน วันที่คุ้มครอง หรือเงินสงเคราะห์เปลี่ยนไป',
      same: ['registered_no', 'since_on', 'benefit'],
    }),
    facts({
      name: 'testaments-are-what-they-were',
      title: 'ผู้รับโอนผลประโยชน์ตามหนังสือฉบับเดิมเหมือนกับรอบก่อน',
      set: 'beneficiary',
      key: ['membership_no', 'seq'],
      column: 'name',
      says: 'ผู้รับโอนผลประโยชน์เปลี่ยนไปโดยไม่มีหนังสือฉบับใหม่',
      same: ['name', 'share_ppm'],
      only: 'was.noted_on = beneficiary.noted_on',
    }),
  ],
}
