// The monthly collection: lines make slips, slips make units, units make months, and what was deducted is what was
// posted and what the receipts say.

import { baht, type Check, type CheckGroup, hold, refuse } from './check.ts'

// Tells apart where the money of a receipt went, in one sum: the same amounts on other contracts make another.
const BY_NUMBER = (ref: string, amount: string) => `(hashtext(${ref}) & 65535) * ${amount}`

/** A row's figures are those of the rows under it; no rows make nothing. */
function adding(
  check: Pick<Check, 'name' | 'title' | 'set' | 'says'>,
  parts: string,
  key: string[],
  figures: Record<string, string>,
  /** A table that has them added up already, a row for each key. */
  summed?: string,
): Check {
  const { set } = check
  const keys = key.join(', ')
  const made = Object.entries(figures).map(([column, sum]) => `${sum} as made_${column}`)
  const differs = Object.keys(figures).map((column) =>
    column === 'receipt_no'
      ? `${set}.receipt_no is distinct from made_receipt_no`
      : `${set}.${column} <> coalesce(made_${column}, 0)`,
  )
  return refuse({
    ...check,
    column: Object.keys(figures)[0] ?? '',
    about: [set, parts],
    by: key,
    sql: ({ partition }) => `
      select ${set}.line, concat_ws(' / ', ${keys}) as value, ${keys} from ${partition(set)} left join (
        select ${keys}, ${made.join(', ')} from ${summed ?? `${partition(parts)} group by ${keys}`}) parts using (${keys})
      where ${differs.join(' or ')}`,
  })
}

/** One pass over the lines: what each slip adds up to, by where the money goes. */
const SLIP_SUMS = 'collection_slip_sums'

export const COLLECTION: CheckGroup = {
  drop: [SLIP_SUMS],
  prepare: ({ partition }) => [
    `create temp table ${SLIP_SUMS} as
     select membership_no, period, min(line) as line, sum(billed) as billed, sum(deducted) as deducted,
       coalesce(sum(billed) filter (where line_kind = 'cremation'), 0) as cremation,
       coalesce(sum(deducted) filter (where line_kind = 'share'), 0) as to_share,
       coalesce(sum(deducted) filter (where line_kind in ('loan', 'guarantee')), 0) as to_loan,
       coalesce(sum(deducted) filter (where line_kind = 'deposit'), 0) as to_deposit,
       coalesce(sum(${BY_NUMBER('ref_no', 'deducted')})
         filter (where line_kind in ('loan', 'guarantee', 'deposit')), 0) as by_number
     from ${partition('collection_line')} group by membership_no, period`,
    `analyze ${SLIP_SUMS}`,
  ],
  checks: [
    adding(
      {
        name: 'lines-make-slip',
        title: 'ใบเรียกเก็บเท่ากับผลรวมของรายการ',
        set: 'collection_slip',
        says: 'ยอดในใบเรียกเก็บไม่เท่ากับผลรวมของรายการ',
      },
      'collection_line',
      ['membership_no', 'period'],
      { billed: 'billed', deducted: 'deducted' },
      SLIP_SUMS,
    ),
    adding(
      {
        name: 'slips-make-unit',
        title: 'ยอดของหน่วยงานเท่ากับผลรวมของใบเรียกเก็บ',
        set: 'collection_unit',
        says: 'ยอดของหน่วยงานไม่เท่ากับผลรวมของใบเรียกเก็บ',
      },
      'collection_slip',
      ['unit_no', 'period'],
      { members: 'count(*)', billed: 'sum(billed)', deducted: 'sum(deducted)' },
    ),
    adding(
      {
        name: 'units-make-run',
        title: 'ยอดของรอบเรียกเก็บเท่ากับผลรวมของหน่วยงาน',
        set: 'collection_run',
        says: 'ยอดของรอบเรียกเก็บไม่เท่ากับผลรวมของหน่วยงาน',
      },
      'collection_unit',
      ['period'],
      { members: 'sum(members)', billed: 'sum(billed)', deducted: 'sum(deducted)' },
    ),
    adding(
      {
        name: 'receipts-match',
        title: 'ยอดที่หักได้ตรงกับใบเสร็จรับเงิน',
        set: 'collection_slip',
        says: 'ยอดที่หักได้ไม่ตรงกับใบเสร็จรับเงิน',
      },
      'receipt',
      ['membership_no', 'period'],
      { deducted: 'sum(amount)', receipt_no: 'min(receipt_no)' },
    ),
    refuse({
      name: 'cremation-lines-match',
      title: 'ยอดฌาปนกิจในใบเรียกเก็บเท่ากับรายการของกองทุน',
      set: 'collection_line',
      column: 'billed',
      says: 'ยอดฌาปนกิจในใบเรียกเก็บไม่เท่ากับรายการของกองทุน',
      about: ['collection_line', 'cremation_collection'],
      by: ['membership_no', 'period'],
      sql: ({ partition }) => `
        select ${SLIP_SUMS}.line, membership_no || ' / ' || period as value, membership_no, period
        from ${SLIP_SUMS} full join (
          select membership_no, period, sum(amount) as amount from ${partition('cremation_collection')}
          group by membership_no, period) fund using (membership_no, period)
        where coalesce(cremation, 0) <> coalesce(amount, 0)`,
    }),
    postingsTie(),
    hold({
      name: 'postings-dated-as-receipts',
      title: 'วันที่ลงรายการตรงกับวันที่ใบเสร็จ',
      set: 'receipt',
      column: 'paid_on',
      says: 'วันที่ลงรายการเคลื่อนไหวไม่ตรงกับวันที่ใบเสร็จ',
      about: ['receipt', 'share_movement', 'loan_movement', 'deposit_movement'],
      by: ['receipt_no'],
      sql: ({ rules }) => `
        select line, receipt_no as value, receipt_no from receipt_postings
        where first_on < paid_on - ${rules.postingDays} or last_on > paid_on + ${rules.postingDays}`,
    }),
    refuse({
      name: 'loan-lines-have-their-loan',
      title: 'รายการเงินกู้ในใบเรียกเก็บเป็นสัญญาของสมาชิก',
      set: 'collection_line',
      column: 'ref_no',
      says: 'ไม่พบสัญญาเงินกู้ของสมาชิกนี้',
      about: ['collection_line', 'loan'],
      by: ['membership_no'],
      sql: ({ partition }) => `
        select collection_line.line, ref_no as value, collection_line.membership_no from ${partition('collection_line')}
        left join ${partition('loan')} on loan_no = ref_no
        where line_kind in ('loan', 'guarantee') and (loan_no is null
          or (line_kind = 'loan') <> (loan.membership_no = collection_line.membership_no))`,
    }),
    refuse({
      name: 'deposit-lines-have-their-account',
      title: 'รายการเงินฝากในใบเรียกเก็บเป็นบัญชีของสมาชิก',
      set: 'collection_line',
      column: 'ref_no',
      says: 'ไม่พบบัญชีเงินฝากของสมาชิกนี้',
      about: ['collection_line', 'deposit_account'],
      by: ['membership_no'],
      sql: ({ partition }) => `
        select collection_line.line, ref_no as value, collection_line.membership_no from ${partition('collection_line')}
        left join ${partition('deposit_account')} on account_no = ref_no
        where line_kind = 'deposit'
          and deposit_account.membership_no is distinct from collection_line.membership_no`,
    }),
    refuse({
      name: 'short-slips-have-reasons',
      title: 'ใบเรียกเก็บที่หักไม่ครบของหน่วยงานที่ส่งเงินแล้วมีเหตุ',
      set: 'collection_slip',
      column: 'reason',
      says: 'หน่วยงานส่งเงินแล้ว หักไม่ได้แต่ไม่มีเหตุ',
      about: ['collection_slip', 'collection_unit'],
      by: ['membership_no', 'period'],
      // Of a unit that has sent nothing yet, nobody knows who was deducted.
      sql: ({ partition }) => `
        select collection_slip.line, membership_no || ' / ' || period as value, membership_no, period
        from ${partition('collection_slip')} join ${partition('collection_unit')} using (unit_no, period)
        where collection_slip.deducted < collection_slip.billed and reason is null and paid_on is not null`,
    }),
    hold({
      name: 'billed-within-debt',
      title: 'เงินต้นที่เรียกเก็บในงวดที่ยังไม่ได้หักไม่เกินหนี้คงเหลือ',
      set: 'collection_line',
      column: 'principal',
      says: 'เงินต้นที่เรียกเก็บมากกว่าหนี้คงเหลือ',
      about: ['collection_line', 'loan'],
      by: ['membership_no'],
      sql: ({ partition, asOf }) => `
        select collection_line.line, ref_no as value, collection_line.membership_no from ${partition('collection_line')}
        join ${partition('collection_run')} using (period) join ${partition('loan')} on loan_no = ref_no
        where line_kind = 'loan' and ${isOpen(asOf)} and collection_line.principal > loan.balance`,
    }),
    hold({
      name: 'open-bills-as-agreed',
      title: 'รายการที่เรียกเก็บในงวดที่ยังไม่ได้หักตรงกับหุ้นรายเดือน เงินฝากรายเดือน และค่างวด',
      set: 'collection_line',
      column: 'billed',
      says: 'จำนวนที่เรียกเก็บไม่ตรงกับหุ้นรายเดือนหรือเงินฝากรายเดือน หรือมากกว่าค่างวด',
      about: ['collection_line', 'collection_run', 'share', 'deposit_account', 'loan'],
      by: ['membership_no'],
      // The last instalment is all that is left, and arrears come on top.
      sql: ({ partition, asOf }) => `
        select collection_line.line, collection_line.membership_no || ' / ' || line_kind as value,
          collection_line.membership_no, ${baht('collection_line.billed')} || ' / ' ||
          ${baht('coalesce(share.monthly, deposit_account.monthly, loan.instalment)')} as detail
        from ${partition('collection_line')} join ${partition('collection_run')} using (period)
        left join ${partition('share')} on line_kind = 'share' and share.membership_no = collection_line.membership_no
        left join ${partition('deposit_account')} on line_kind = 'deposit' and account_no = ref_no
        left join ${partition('loan')} on line_kind = 'loan' and loan_no = ref_no
        where ${isOpen(asOf)} and (collection_line.billed <> coalesce(share.monthly, deposit_account.monthly)
          or (months_paid + 1 < months and case method when 'equal-principal' then collection_line.principal
            else collection_line.billed end > greatest(collection_line.interest,
              loan.instalment + coalesce(arrears_principal, 0) + coalesce(arrears_interest, 0))))`,
    }),
  ],
}

/** Billed, and nothing of it deducted yet: the bill of the month that employers are at work on. */
function isOpen(asOf: string): string {
  return `due_on > date '${asOf}' and collection_line.deducted = 0`
}

/** The temporary table `receipt_postings` is made by the group that asks this, see all-checks.ts. */
function postingsTie(): Check {
  return refuse({
    name: 'postings-tie',
    title: 'รายการเคลื่อนไหวตามใบเสร็จเท่ากับรายการที่หักได้ แยกตามหุ้น สัญญา และบัญชี',
    set: 'receipt',
    column: 'amount',
    says: 'รายการที่ลงบัญชีตามใบเสร็จไม่ตรงกับรายการที่หักได้',
    about: ['receipt', 'collection_line', 'share_movement', 'loan_movement', 'deposit_movement'],
    by: ['receipt_no'],
    sql: () => `
      select receipt_postings.line, receipt_no as value, receipt_no,
        ${baht('to_share + to_loan + to_deposit')} || ' / ' || ${baht('coalesce(share + loan + deposit, 0)')} as detail
      from receipt_postings join ${SLIP_SUMS} using (membership_no, period)
      where (to_share, to_loan, to_deposit, ${SLIP_SUMS}.by_number) is distinct from
        (coalesce(share, 0), coalesce(loan, 0), coalesce(deposit, 0), coalesce(receipt_postings.by_number, 0))`,
  })
}

/** What was posted under each receipt; joined to the receipt's own row. */
export function receiptPostings(partition: (set: string) => string): string {
  const posted = (set: string, kind: string, amount: string, ref: string, codes: string) => `
    select receipt_no, posted_on, ${kind === 'share' ? amount : '0'} as share, ${kind === 'loan' ? amount : '0'} as loan,
      ${kind === 'deposit' ? amount : '0'} as deposit, ${ref} as by_number
    from ${partition(set)} where receipt_no is not null and code in (${codes})`
  return `create temp table receipt_postings as
    select receipt.line, receipt.receipt_no, receipt.membership_no, receipt.period, receipt.paid_on, posted.*
    from ${partition('receipt')} left join (
      select receipt_no as posted_no, sum(share) as share, sum(loan) as loan, sum(deposit) as deposit,
        sum(by_number) as by_number, min(posted_on) as first_on, max(posted_on) as last_on
      from (
        ${posted('share_movement', 'share', 'amount', '0', `'SH'`)} union all
        ${posted('loan_movement', 'loan', 'principal + interest', BY_NUMBER('loan_no', '(principal + interest)'), `'02', '04'`)} union all
        ${posted('deposit_movement', 'deposit', 'amount', BY_NUMBER('account_no', 'amount'), `'DP'`)}) movements
      group by receipt_no) posted on posted_no = receipt.receipt_no`
}
