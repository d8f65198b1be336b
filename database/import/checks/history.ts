// Tonight beside the night that is published: what was closed then is the same today, and nobody has vanished.

import { baht, type Check, type CheckGroup } from './check.ts'
import { ANY_CHANGED, changedGroups, compareNights, facts, hashOfRows, was } from './compare.ts'

const CLOSED_SAYS = 'รายการของเดือนที่ปิดแล้วไม่เหมือนกับรอบที่เผยแพร่อยู่'

interface ClosedPlan {
  set: string
  account: string
  key: string
  thai: string
  row: string[]
}

// A month is closed when the published night told all of it. Brought-forward rows move with the first month of the
// files, so they are not compared, nor are months before the first that tonight's files tell of.
function closedMonths({ set, account, key, thai, row }: ClosedPlan): Check {
  const closed = (beforeAsOf: string) =>
    `sign <> 0 and posted_on < date_trunc('month', date '${beforeAsOf}' + 1)`
  const month = `date_trunc('month', posted_on)::date`
  const months = (from: string, beforeAsOf: string) => `
    select ${key}, ${month} as month, ${hashOfRows(row)} as hash
    from ${from} where ${closed(beforeAsOf)} and ${ANY_CHANGED} group by 1, 2`
  return compareNights({
    name: `${set}-closed-months`,
    title: `${thai}: รายการของเดือนที่ปิดแล้วเหมือนกับรอบก่อน`,
    set: account,
    column: 'balance',
    says: CLOSED_SAYS,
    about: [set, account],
    by: [key],
    sql: ({ partition, before, beforeAsOf }) => `
      ${changedGroups(month, [key, ...row], [before(set), partition(set)], closed(beforeAsOf))}
      select ${account}.line, ${key} || ' / ' || to_char(month, 'YYYY-MM') as value, ${key}
      from (${months(before(set), beforeAsOf)}) was
      full join (${months(partition(set), beforeAsOf)}) tonight using (${key}, month)
      join ${partition(account)} using (${key})
      where was.hash is distinct from tonight.hash and month > (
        select date_trunc('month', min(posted_on)) from ${partition(set)})
        and (was.hash is not null or exists (
          select from ${before(account)} where ${account}.${key} = coalesce(was.${key}, tonight.${key})))`,
  })
}

/** A row of the published night that tonight does not have; it stands on no line. */
function vanished(
  check: Pick<Check, 'name' | 'title' | 'set' | 'column' | 'says'>,
  key: string,
  unless: string,
): Check {
  const { set } = check
  return compareNights({
    ...check,
    about: [set],
    by: [key],
    sql: ({ partition, before }) => `
      select null::integer as line, was.${key} as value, was.${key}
      from ${was(before(set))}
      where ${unless} and not exists (select from ${partition(set)} where ${set}.${key} = was.${key})`,
  })
}

export const HISTORY: CheckGroup = {
  checks: [
    closedMonths({
      set: 'share_movement',
      account: 'share',
      key: 'membership_no',
      thai: 'ทุนเรือนหุ้น',
      row: ['posted_on', 'receipt_no', 'code', 'sign', 'amount', 'balance'],
    }),
    closedMonths({
      set: 'loan_movement',
      account: 'loan',
      key: 'loan_no',
      thai: 'เงินกู้',
      row: ['posted_on', 'receipt_no', 'code', 'sign', 'principal', 'interest', 'balance'],
    }),
    closedMonths({
      set: 'deposit_movement',
      account: 'deposit_account',
      key: 'account_no',
      thai: 'เงินฝาก',
      row: ['posted_on', 'receipt_no', 'code', 'sign', 'amount', 'balance'],
    }),
    compareNights({
      name: 'slips-closed-months',
      title: 'การเรียกเก็บ: ใบเรียกเก็บของเดือนที่ลงบัญชีแล้วเหมือนกับรอบก่อน',
      set: 'collection_slip',
      column: 'billed',
      says: CLOSED_SAYS,
      about: ['collection_slip', 'receipt'],
      by: ['membership_no', 'period'],
      // A slip that was still open may become anything; what was billed then may not.
      sql: ({ partition, before }) => `
        select collection_slip.line, membership_no || ' / ' || period as value, membership_no, period
        from ${partition('collection_slip')}
        join ${was(before('collection_slip'))} using (membership_no, period)
        where collection_slip.billed <> was.billed or collection_slip.unit_no <> was.unit_no
          or (was.reason is not null and collection_slip.reason is distinct from was.reason)
          or (was.receipt_no is not null and (collection_slip.receipt_no is distinct from was.receipt_no
            or collection_slip.deducted <> was.deducted))
        union all
        select null, membership_no || ' / ' || period, membership_no, period
        from ${was(before('collection_slip'))}
        where period >= (select min(period) from ${partition('collection_slip')})
          and not exists (select from ${partition('collection_slip')}
            where collection_slip.membership_no = was.membership_no and collection_slip.period = was.period)`,
    }),
    compareNights({
      name: 'dividends-of-past-years',
      title: 'เงินปันผลของปีก่อนเหมือนกับรอบก่อน',
      set: 'dividend',
      column: 'dividend',
      says: 'เงินปันผลหรือเฉลี่ยคืนของปีที่ประกาศแล้วเปลี่ยนไปหรือหายไป',
      about: ['dividend'],
      by: ['membership_no', 'year'],
      sql: ({ partition, before }) => `
        select dividend.line, membership_no || ' / ' || year as value, membership_no, year,
          ${baht('was.net')} || ' / ' || ${baht('dividend.net')} as detail
        from ${partition('dividend')} join ${was(before('dividend'))} using (membership_no, year)
        where (dividend.rate_ppm, dividend.return_rate_ppm, dividend.dividend, dividend.average_return,
            dividend.deducted) is distinct from
          (was.rate_ppm, was.return_rate_ppm, was.dividend, was.average_return, was.deducted)
        union all
        select null, membership_no || ' / ' || year, membership_no, year, ${baht('was.net')}
        from ${was(before('dividend'))} where year >= (select min(year) from ${partition('dividend')})
          and not exists (select from ${partition('dividend')}
            where dividend.membership_no = was.membership_no and dividend.year = was.year)`,
    }),
    facts({
      name: 'members-are-who-they-were',
      title: 'ชื่อ วันเกิด เลขบัตรประชาชน และวันเป็นสมาชิกเหมือนกับรอบก่อน',
      set: 'member_detail',
      key: ['membership_no'],
      column: 'birth_date',
      says: 'ชื่อพร้อมนามสกุล วันเกิด เลขบัตรประชาชน หรือวันที่เป็นสมาชิกเปลี่ยนไป',
      same: ['birth_date', 'national_id_index', 'joined_on'],
      // A name or a surname changes by marriage or by wish; both at once are somebody else's.
      or: `(was.ended_on is distinct from member_detail.ended_on and was.ended_on is not null)
        or (was.member_name <> member_detail.member_name and was.member_surname <> member_detail.member_surname)`,
    }),
    facts({
      name: 'contracts-are-what-they-were',
      title: 'เงื่อนไขของสัญญาเงินกู้เหมือนกับรอบก่อน',
      set: 'loan',
      key: ['loan_no'],
      column: 'principal',
      says: 'เจ้าของ ประเภท วงเงิน จำนวนงวด หรือวันเริ่มสัญญาเปลี่ยนไป',
      same: ['membership_no', 'type_code', 'method', 'opened_on', 'principal', 'months'],
      or: `loan.months_paid < was.months_paid or (was.rate_ppm = loan.rate_ppm and was.instalment <> loan.instalment)`,
    }),
    facts({
      name: 'accounts-are-what-they-were',
      title: 'เจ้าของ ประเภท และวันเปิดบัญชีเงินฝากเหมือนกับรอบก่อน',
      set: 'deposit_account',
      key: ['account_no'],
      column: 'membership_no',
      says: 'เจ้าของ ประเภท หรือวันเปิดบัญชีเปลี่ยนไป',
      same: ['membership_no', 'type_code', 'opened_on'],
    }),
    vanished(
      {
        name: 'no-member-vanished',
        title: 'สมาชิกปัจจุบันของรอบก่อนยังอยู่ในทะเบียน',
        set: 'member_detail',
        column: 'membership_no',
        says: 'สมาชิกของรอบก่อนหายไปจากทะเบียน',
      },
      'membership_no',
      `was.state in ('active', 'retired')`,
    ),
    vanished(
      {
        name: 'no-debt-vanished',
        title: 'สัญญาที่มีหนี้ในรอบก่อนยังอยู่',
        set: 'loan',
        column: 'loan_no',
        says: 'สัญญาที่ยังมีหนี้ในรอบก่อนหายไป',
      },
      'loan_no',
      'was.balance > 0',
    ),
    vanished(
      {
        name: 'no-savings-vanished',
        title: 'บัญชีเงินฝากที่มียอดในรอบก่อนยังอยู่',
        set: 'deposit_account',
        column: 'account_no',
        says: 'บัญชีที่ยังมียอดในรอบก่อนหายไป',
      },
      'account_no',
      'was.balance > 0',
    ),
  ],
}
