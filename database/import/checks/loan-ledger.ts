// Loans: what is true of every ledger, and interest counted again from the rate, the days and the debt.

import { baht, type CheckContext, type CheckGroup, hold, refuse } from './check.ts'
import { ledger, picked } from './ledger.ts'

// Payments that carry interest.
const PAYMENTS = `code in ('02', '03', '04')`
const WORST = 20

const loans = ledger({
  account: 'loan',
  set: 'loan_movement',
  key: 'loan_no',
  amount: 'principal',
  thai: 'เงินกู้',
  opened: 'loan.opened_on',
  joins: ({ partition, rules }) => `left join ${partition('loan')} using (loan_no)
    left join loan_rate_day on rate_type = loan.type_code and rate_on = posted_on
    cross join lateral (select loan.rate_ppm * ${yearsAt('posted_on', rules.yearBasis)} as own) rate`,
  moved: `, loan_movement.principal, loan_movement.interest, loan_movement.reverses, loan_movement.receipt_no,
    rate_days - lag(rate_days) over movements as type_made,
    rate.own - lag(rate.own) over movements as own_made`,
  summed: ({ rules }) => [
    `sum(principal) filter (where code = '01') as paid_out,
     bool_or(code = '00') as is_brought_forward,
     array_agg(seq) filter (where code in ('05', '08', '09')) as corrections,
     array_agg(reverses) filter (where reverses is not null) as reversed,
     sum(principal) filter (where code = '00') as brought_forward,
     count(*) filter (where code in ('02', '04')) as payments,
     count(*) filter (where code in ('02', '04') and receipt_no is not null) as instalments,
     array_agg(interest) filter (where ${off(rules.interestTolerance)}) as off_paid,
     array_agg(${EXPECTED}) filter (where ${off(rules.interestTolerance)}) as off_made`,
    picked('off', off(rules.interestTolerance)),
  ],
  checks: [
    refuse({
      name: 'loan-principal-paid-out',
      title: 'เงินกู้: วงเงินอนุมัติเท่ากับเงินที่จ่าย',
      set: 'loan',
      column: 'principal',
      says: 'วงเงินไม่เท่ากับเงินกู้ที่จ่าย หรือน้อยกว่ายอดยกมา',
      about: ['loan', 'loan_movement'],
      by: ['loan_no'],
      sql: ({ partition }) => `
        select loan.line, loan_no as value, loan_no from ${partition('loan')} join loan_ledger using (loan_no)
        where case when is_brought_forward then brought_forward + coalesce(paid_out, 0) > principal
          else paid_out is distinct from principal end`,
    }),
    hold({
      name: 'loan-months-paid',
      title: 'เงินกู้: จำนวนงวดที่ชำระไม่มากกว่ารายการชำระ',
      set: 'loan',
      column: 'months_paid',
      says: 'งวดที่ชำระแล้วไม่ตรงกับรายการชำระหนี้',
      about: ['loan', 'loan_movement'],
      by: ['loan_no'],
      // What is paid beside the bills, of the principal alone, is no instalment; what a receipt of the payroll names is one.
      sql: ({ partition }) => `
        select loan.line, loan_no as value, loan_no, months_paid || ' / ' || payments as detail
        from ${partition('loan')} join loan_ledger using (loan_no)
        where months_paid < least(loan_ledger.instalments, months)
          or (not is_brought_forward and balance > 0 and months_paid > payments)`,
    }),
    hold({
      name: 'loan-rate-of-its-type',
      title: 'เงินกู้: อัตราดอกเบี้ยอยู่ในประวัติอัตราของประเภท',
      set: 'loan',
      column: 'rate',
      says: 'อัตราดอกเบี้ยไม่ใช่อัตราของประเภทเงินกู้นี้',
      about: ['loan', 'loan_type', 'loan_rate'],
      by: ['loan_no'],
      sql: ({ partition }) => `
        select loan.line, loan_no as value, loan_no, trim_scale(loan.rate_ppm / 10000.0) || '%' as detail
        from ${partition('loan')} join ${partition('loan_type')} using (type_code)
        where loan.rate_ppm <> loan_type.rate_ppm and not exists (
          select from ${partition('loan_rate')} where loan_rate.type_code = loan.type_code
            and loan_rate.rate_ppm = loan.rate_ppm)`,
    }),
    hold({
      name: 'loan-months-of-its-type',
      title: 'เงินกู้: จำนวนงวดไม่เกินของประเภท',
      set: 'loan',
      column: 'months',
      says: 'จำนวนงวดมากกว่าที่ประเภทเงินกู้นี้กำหนด',
      about: ['loan', 'loan_type'],
      by: ['loan_no'],
      sql: ({ partition }) => `
        select loan.line, loan_no as value, loan_no from ${partition('loan')} join ${partition('loan_type')} using (type_code)
        where months > months_max or months = 0`,
    }),
    hold({
      name: 'loan-interest',
      title: 'เงินกู้: ดอกเบี้ยของทุกการชำระตรงกับยอดหนี้ อัตรา และจำนวนวัน',
      set: 'loan_movement',
      column: 'interest',
      says: 'ดอกเบี้ยไม่ตรงกับที่คำนวณจากยอดหนี้ อัตรา และจำนวนวัน',
      about: ['loan', 'loan_movement', 'loan_rate'],
      by: ['loan_no'],
      // A payment that was reversed or refunded was wrong when it was posted, and the one after a correction counts its days
      // from the payment that was corrected. The worst are shown; how many more there are stands in the control report.
      sql: () => `
        select off.line, loan_no || ' / ' || off.seq as value, loan_no,
          ${baht('off.paid')} || ' / ' || ${baht('round(off.made)')} as detail
        from loan_ledger, unnest(off_lines, off_seqs, off_paid, off_made) as off (line, seq, paid, made)
        where not coalesce(off.seq = any(reversed), false)
          and not coalesce(corrections && array[off.seq - 1, off.seq + 1], false)
        order by abs(off.paid - off.made) desc limit ${WORST}`,
    }),
  ],
})

export const LOAN_LEDGER: CheckGroup = {
  ...loans,
  drop: ['loan_rate_day', ...(loans.drop ?? [])],
  prepare: (asked) => [rateDays(asked), ...(loans.prepare?.(asked) ?? [])],
}

// Satang, before it is rounded: the debt before, times what the rate made between the two days.
const EXPECTED = '(before * coalesce(type_made, own_made) / 1000000.0)'

/** A contract follows the rates of its type, or keeps a rate of its own: interest by either is right. */
function off(tolerance: number): string {
  return `${PAYMENTS} and before is not null and abs(interest - ${EXPECTED}) > ${tolerance}
    and abs(interest - before * own_made / 1000000.0) > ${tolerance}`
}

/** What a type's rate has made up to each day on which something was posted: parts per million times years. */
function rateDays({ partition, rules }: CheckContext): string {
  const years = (day: string) => yearsAt(day, rules.yearBasis)
  return `create temp table loan_rate_day as
    select type_code as rate_type, posted_on as rate_on,
      made_before + rate_ppm * (${years('posted_on')} - ${years('from_on')}) as rate_days
    from (select distinct loan.type_code, posted_on from ${partition('loan_movement')}
          join ${partition('loan')} using (loan_no)) posted
    join (
      select type_code, from_on, until_on, rate_ppm,
        sum(rate_ppm * (${years('until_on')} - ${years('from_on')})) over (partition by type_code order by from_on)
          - rate_ppm * (${years('until_on')} - ${years('from_on')}) as made_before
      from (
        select loan_rate.type_code, loan_rate.rate_ppm,
          -- The evening before: the first day at a new rate is one of its days.
          case when row_number() over rates = 1 then date '1900-01-01' else from_on - 1 end as from_on,
          coalesce(lead(from_on) over rates - 1, date '2200-01-01') as until_on
        from ${partition('loan_rate')}
        window rates as (partition by loan_rate.type_code order by from_on)) spans) rates
      using (type_code)
    where posted_on >= from_on and posted_on < until_on`
}

/** A day as a number of years, so that the difference of two is the part of a year between them. */
function yearsAt(day: string, basis: 'fixed-365' | 'actual'): string {
  if (basis === 'fixed-365') return `((${day} - date '1900-01-01') / 365.0::float8)`
  const year = `extract(year from ${day})::float8`
  const ofYear = `extract(doy from ${day})::float8`
  const inYear = `extract(doy from make_date(extract(year from ${day})::integer, 12, 31))::float8`
  return `(${year} + ${ofYear} / ${inYear})`
}
