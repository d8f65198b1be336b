// Guarantees, dividends, cremation and welfare.

import { baht, type CheckContext, type CheckGroup, hold, refuse } from './check.ts'

/** Finding the usual amount sorts them all, so it is asked of those only that are not the same for everybody. */
const DIFFERING = (partition: CheckContext['partition']) => `
  select fund_code, period, description from ${partition('cremation_collection')}
  group by fund_code, period, description having min(amount) <> max(amount)`

export const BENEFITS: CheckGroup = {
  checks: [
    refuse({
      name: 'deductions-make-dividend',
      title: 'รายการหักจากเงินปันผลเท่ากับผลรวมรายการย่อย',
      set: 'dividend',
      column: 'deducted',
      says: 'รายการหักไม่เท่ากับผลรวมของรายการย่อย',
      about: ['dividend', 'dividend_deduction'],
      by: ['membership_no', 'year'],
      sql: ({ partition }) => `
        select dividend.line, membership_no || ' / ' || year as value, membership_no, year from ${partition('dividend')}
        left join (select membership_no, year, sum(amount) as made from ${partition('dividend_deduction')}
          group by membership_no, year) parts using (membership_no, year)
        where deducted <> coalesce(made, 0)`,
    }),
    refuse({
      name: 'one-dividend-rate-a-year',
      title: 'อัตราปันผลและเฉลี่ยคืนปีละอัตราเดียว',
      set: 'dividend',
      column: 'rate',
      says: 'อัตราต่างจากของสมาชิกส่วนใหญ่ในปีเดียวกัน',
      about: ['dividend'],
      by: ['membership_no', 'year'],
      sql: ({ partition }) => `
        select dividend.line, membership_no || ' / ' || year as value, membership_no, year from ${partition('dividend')}
        join (select year, mode() within group (order by rate_ppm) as usual,
            mode() within group (order by return_rate_ppm) as usual_return
          from ${partition('dividend')} group by year) rates using (year)
        where rate_ppm <> usual or return_rate_ppm <> usual_return`,
    }),
    refuse({
      name: 'dividend-rate-within-cap',
      title: 'อัตราปันผลไม่เกินเพดาน',
      set: 'dividend',
      column: 'rate',
      says: 'อัตราปันผลเกินเพดานที่กำหนด',
      about: ['dividend'],
      by: ['membership_no', 'year'],
      sql: ({ partition, rules }) => `
        select line, membership_no || ' / ' || year as value, membership_no, year from ${partition('dividend')}
        where rate_ppm > ${rules.dividendCapPpm}`,
    }),
    hold({
      name: 'dividend-counted-again',
      title: 'เงินปันผลตรงกับหุ้นต้นปีและหุ้นที่ส่งระหว่างปี',
      set: 'dividend',
      column: 'dividend',
      says: 'เงินปันผลไม่ตรงกับที่คำนวณจากหุ้น',
      about: ['dividend', 'share_movement'],
      by: ['membership_no', 'year'],
      sql: dividendCountedAgain,
    }),
    hold({
      name: 'return-within-interest-paid',
      title: 'เฉลี่ยคืนไม่เกินดอกเบี้ยที่ชำระทั้งปีคูณอัตราเฉลี่ยคืน',
      set: 'dividend',
      column: 'average_return',
      says: 'เฉลี่ยคืนมากกว่าดอกเบี้ยที่ชำระคูณอัตรา',
      about: ['dividend', 'loan_movement'],
      by: ['membership_no', 'year'],
      // Where the movements begin within the year, nobody knows what was paid before.
      sql: ({ partition }) => `
        select dividend.line, membership_no || ' / ' || year as value, membership_no, year,
          ${baht('average_return')} || ' / ' || ${baht('coalesce(paid, 0) * return_rate_ppm / 1000000.0')} as detail
        from ${partition('dividend')} left join (
          select membership_no, extract(year from posted_on)::integer as year,
            sum(case when code = '05' or sign = 1 then -interest else interest end) as paid
          from ${partition('loan_movement')} group by 1, 2) interest using (membership_no, year)
        where average_return > ceil(coalesce(paid, 0) * return_rate_ppm / 1000000.0) + 100
          and not exists (select from ${partition('loan_movement')}
            where loan_movement.membership_no = dividend.membership_no and code = '00'
              and posted_on >= make_date(year, 1, 1))`,
    }),
    refuse({
      name: 'guarantees-know-the-debt',
      title: 'หนี้คงเหลือในหลักประกันตรงกับสัญญา',
      set: 'guarantee',
      column: 'loan_balance',
      says: 'หนี้คงเหลือไม่ตรงกับสัญญาเงินกู้',
      about: ['guarantee', 'loan'],
      by: ['loan_no'],
      sql: ({ partition }) => `
        select guarantee.line, loan_no as value, loan_no from ${partition('guarantee')}
        join ${partition('loan')} using (loan_no) where guarantee.loan_balance <> loan.balance`,
    }),
    hold({
      name: 'guarantees-within-loan',
      title: 'ยอดค้ำประกันไม่เกินวงเงินของสัญญา',
      set: 'guarantee',
      column: 'amount',
      says: 'ยอดค้ำประกันมากกว่าวงเงินกู้',
      about: ['guarantee', 'loan'],
      by: ['loan_no'],
      sql: ({ partition }) => `
        select guarantee.line, loan_no as value, loan_no from ${partition('guarantee')}
        join ${partition('loan')} using (loan_no) where collateral = 'person' and amount > principal`,
    }),
    hold({
      name: 'guarantees-name-people',
      title: 'ชื่อผู้กู้และผู้ค้ำตรงกับทะเบียนสมาชิก',
      set: 'guarantee',
      column: 'guarantor_name',
      says: 'ชื่อไม่ตรงกับทะเบียนสมาชิก',
      about: ['guarantee', 'member_detail'],
      by: ['loan_no'],
      sql: ({ partition }) => `
        select guarantee.line, loan_no as value, loan_no from ${partition('guarantee')}
        join ${partition('member_detail')} on member_detail.membership_no in (borrower_no, guarantor_no)
        where position(member_name in case membership_no when borrower_no then borrower_name
            else coalesce(guarantor_name, '') end) = 0
          or position(member_surname in case membership_no when borrower_no then borrower_name
            else coalesce(guarantor_name, '') end) = 0`,
    }),
    hold({
      name: 'cremation-the-same-for-all',
      title: 'ทุกคนในกองทุนฌาปนกิจจ่ายเท่ากันสำหรับรายการเดียวกัน',
      set: 'cremation_collection',
      column: 'amount',
      says: 'จำนวนเงินต่างจากของสมาชิกส่วนใหญ่ในรายการเดียวกัน',
      about: ['cremation_collection'],
      by: ['membership_no', 'period'],
      sql: ({ partition }) => `
        select cremation_collection.line, membership_no || ' / ' || period as value, membership_no, period
        from ${partition('cremation_collection')} join (
          select fund_code, period, description, mode() within group (order by amount) as usual
          from ${partition('cremation_collection')} join (${DIFFERING(partition)}) differing using (fund_code, period, description)
          group by fund_code, period, description) told using (fund_code, period, description)
        where amount <> usual`,
    }),
    hold({
      name: 'welfare-within-its-type',
      title: 'สิทธิและคำร้องสวัสดิการไม่เกินวงเงินของประเภท',
      set: 'welfare_right',
      column: 'amount',
      says: 'มากกว่าวงเงินสูงสุดของประเภทสวัสดิการ',
      about: ['welfare_right', 'welfare_type'],
      by: ['membership_no'],
      sql: ({ partition }) => `
        select welfare_right.line, membership_no || ' / ' || type_code as value, membership_no
        from ${partition('welfare_right')} join ${partition('welfare_type')} using (type_code) where amount > most`,
    }),
    hold({
      name: 'welfare-requests-within-type',
      title: 'คำร้องสวัสดิการไม่เกินวงเงินของประเภท',
      set: 'welfare_request',
      column: 'amount',
      says: 'มากกว่าวงเงินสูงสุดของประเภทสวัสดิการ',
      about: ['welfare_request', 'welfare_type'],
      by: ['request_no'],
      sql: ({ partition }) => `
        select welfare_request.line, request_no as value, request_no
        from ${partition('welfare_request')} join ${partition('welfare_type')} using (type_code) where amount > most`,
    }),
  ],
}

/** Of members whose whole year is in the files, without withdrawals, at a cooperative whose months count whole. */
function dividendCountedAgain({ partition, rules }: CheckContext): string {
  if (!rules.dividendMonths)
    return `select null::integer as line, '' as value, '' as membership_no, 0 as year where false`
  const months = rules.dividendMonths === 'from-own' ? 13 : 12
  return `
    select line, membership_no || ' / ' || year as value, membership_no, year,
      ${baht('dividend')} || ' / ' || ${baht('round(made)')} as detail
    from (
      select dividend.line, membership_no, year, dividend,
        (coalesce(opening, 0) + coalesce(weighted, 0)) * rate_ppm / 1000000.0 as made
      from ${partition('dividend')} join (
        select membership_no, year, sum(case when posted_on < make_date(year, 1, 1)
            then case when sign = 0 then amount else sign * amount end end) as opening,
          sum(amount * (${months} - extract(month from posted_on)) / 12.0)
            filter (where posted_on >= make_date(year, 1, 1) and posted_on < make_date(year + 1, 1, 1)) as weighted,
          bool_or(sign = 0 and posted_on >= make_date(year, 1, 1)) as begins_late,
          bool_or(sign = -1 and extract(year from posted_on) = year) as withdrew
        from ${partition('dividend')} join ${partition('share_movement')} using (membership_no)
        where posted_on < make_date(year + 1, 1, 1)
        group by membership_no, year) shares using (membership_no, year)
      where not begins_late and not withdrew) counted
    where abs(dividend - made) > 100`
}
