// Shares, loans and deposits: every account with its movements, in one pass over each.

import { baht, type Check, type CheckContext, type CheckGroup, hold, refuse } from './check.ts'

interface LedgerPlan {
  account: string
  set: string
  key: string
  /** The column of the movement that moves the balance. */
  amount: string
  thai: string
  /** The day before which nothing can have moved, and the join that knows it. */
  opened: string
  joins?(asked: CheckContext): string
  /** Further columns of the inner query, and of the account's summary. */
  moved?: string
  summed?(asked: CheckContext): string[]
  checks: readonly Check[]
}

/** The temporary table with a row for each account. */
export function ledgerOf(account: string): string {
  return `${account}_ledger`
}

/** Rows of the movements that a condition picks out, as two arrays beside each other. */
export function picked(name: string, condition: string): string {
  return `array_agg(line) filter (where ${condition}) as ${name}_lines,
    array_agg(seq) filter (where ${condition}) as ${name}_seqs`
}

export function ledger(plan: LedgerPlan): CheckGroup {
  const { account, set, key, amount } = plan
  const summary = ledgerOf(account)
  // Brought forward (sign 0) may only come first: then it is the balance.
  const signed = `case when sign = 0 then ${set}.${amount} else sign * ${set}.${amount} end`
  return {
    drop: [summary],
    prepare: (asked) => [
      `create temp table ${summary} as
       select ${key}, min(posted_on) as first_on, max(posted_on) as last_on, sum(signed) as made,
         ${[
           // After a wrong balance the right one does not follow either; it is known by the sum of all before it.
           picked(
             'chain',
             `balance is distinct from case when before is null then signed when sign <> 0 then before + signed end
              and (sign = 0 or balance is distinct from running)`,
           ),
           picked('order', 'posted_on < before_on'),
           picked('early', 'posted_on < opened_on'),
           ...(plan.summed?.(asked) ?? []),
         ].join(',\n')}
       from (
         select ${set}.line, ${set}.${key}, seq, sign, code, ${set}.balance, posted_on, ${signed} as signed,
           lag(${set}.balance) over movements as before, lag(posted_on) over movements as before_on,
           sum(${signed}) over movements as running, ${plan.opened} as opened_on${plan.moved ?? ''}
         from ${asked.partition(set)} ${plan.joins?.(asked) ?? ''}
         where ${set}.run_id = ${asked.runId}
         window movements as (partition by ${set}.${key} order by seq)) moved
       group by ${key}`,
      `create index on ${summary} (${key})`,
      `analyze ${summary}`,
    ],
    checks: [...everyLedger(plan), ...plan.checks],
  }
}

function everyLedger({ account, set, key, amount, thai }: LedgerPlan): Check[] {
  const summary = ledgerOf(account)
  const both = { about: [account, set], by: [key] }
  return [
    refuse({
      name: `${set}-follow`,
      title: `${thai}: ยอดคงเหลือของทุกรายการต่อเนื่องจากรายการก่อนหน้า`,
      set,
      column: 'balance',
      says: 'ยอดคงเหลือไม่ต่อเนื่องจากรายการก่อนหน้า',
      about: [set],
      by: [key],
      sql: () => pickedRows(summary, key, 'chain'),
    }),
    refuse({
      name: `${set}-make-balance`,
      title: `${thai}: ยอดคงเหลือเท่ากับผลรวมรายการเคลื่อนไหว`,
      set: account,
      column: 'balance',
      says: 'ยอดคงเหลือไม่เท่ากับผลรวมรายการเคลื่อนไหว',
      ...both,
      sql: ({ partition }) => `
        select ${account}.line, ${key} as value, ${key} from ${partition(account)}
        left join ${summary} using (${key}) where ${account}.balance is distinct from made`,
    }),
    refuse({
      name: `${set}-in-order`,
      title: `${thai}: วันที่ทำรายการเรียงตามลำดับ`,
      set,
      column: 'posted_on',
      says: 'วันที่ทำรายการย้อนหลังกว่ารายการก่อนหน้า',
      about: [set],
      by: [key],
      sql: () => pickedRows(summary, key, 'order'),
    }),
    refuse({
      name: `${set}-after-opening`,
      title: `${thai}: ไม่มีรายการก่อนวันเริ่ม`,
      set,
      column: 'posted_on',
      says: 'วันที่ทำรายการอยู่ก่อนวันเริ่มสัญญา วันเปิดบัญชี หรือวันเป็นสมาชิก',
      ...both,
      sql: () => pickedRows(summary, key, 'early'),
    }),
    refuse({
      name: `${account}-last-on`,
      title: `${thai}: วันที่ทำรายการล่าสุดตรงกับรายการเคลื่อนไหวสุดท้าย`,
      set: account,
      column: 'last_on',
      says: 'ไม่ตรงกับวันที่ของรายการเคลื่อนไหวสุดท้าย',
      ...both,
      sql: ({ partition }) => `
        select ${account}.line, ${key} as value, ${key} from ${partition(account)}
        join ${summary} using (${key}) where ${account}.last_on <> ${summary}.last_on`,
    }),
    refuse({
      name: `${set}-reversals`,
      title: `${thai}: รายการกลับรายการเท่ากับรายการเดิม`,
      set,
      column: 'reverses',
      says: 'ไม่พบรายการเดิม หรือจำนวนเงินไม่เท่ากับรายการเดิม',
      about: [set],
      by: [key],
      sql: ({ partition, runId }) => `
        select ${set}.line, ${set}.${key} || ' / ' || ${set}.seq as value, ${set}.${key} from ${partition(set)}
        left join ${partition(set).replace(/ as \w+$/, ' as original')}
          on original.run_id = ${runId} and original.${key} = ${set}.${key} and original.seq = ${set}.reverses
        where ${set}.reverses is not null and (original.seq is null or original.seq >= ${set}.seq
          or original.sign <> -${set}.sign or original.${amount} <> ${set}.${amount})`,
    }),
  ]
}

function pickedRows(summary: string, key: string, name: string): string {
  return `select line, ${key} || ' / ' || seq as value, ${key}
    from ${summary}, unnest(${name}_lines, ${name}_seqs) as picked (line, seq)`
}

const NOT_WHOLE_SHARES = 'ไม่เป็นจำนวนเท่าของมูลค่าหุ้น'

export const SHARE_LEDGER = ledger({
  account: 'share',
  set: 'share_movement',
  key: 'membership_no',
  amount: 'amount',
  thai: 'ทุนเรือนหุ้น',
  opened: 'member_detail.joined_on',
  joins: ({ partition }) => `left join ${partition('member_detail')} using (membership_no)`,
  moved: ', share_movement.amount, share_movement.instalment',
  summed: ({ rules }) => [
    'max(instalment) as instalments',
    picked('part', `amount % ${rules.parValue} <> 0`),
  ],
  checks: [
    refuse({
      name: 'share_movement-whole-shares',
      title: 'ทุนเรือนหุ้น: ทุกรายการเป็นจำนวนเต็มของหุ้น',
      set: 'share_movement',
      column: 'amount',
      says: NOT_WHOLE_SHARES,
      about: ['share_movement'],
      by: ['membership_no'],
      sql: () => pickedRows('share_ledger', 'membership_no', 'part'),
    }),
    refuse({
      name: 'share-instalments',
      title: 'ทุนเรือนหุ้น: งวดปัจจุบันตรงกับงวดล่าสุดที่ส่ง',
      set: 'share',
      column: 'instalments',
      says: 'งวดปัจจุบันไม่ตรงกับงวดล่าสุดของรายการเคลื่อนไหว',
      about: ['share', 'share_movement'],
      by: ['membership_no'],
      sql: ({ partition }) => `
        select share.line, membership_no as value, membership_no from ${partition('share')}
        join share_ledger using (membership_no)
        where share_ledger.instalments is not null and share.instalments <> share_ledger.instalments`,
    }),
    hold({
      name: 'share-at-most-a-fifth',
      title: 'ทุนเรือนหุ้น: ไม่มีสมาชิกถือเกินหนึ่งในห้าของหุ้นทั้งหมด',
      set: 'share',
      column: 'balance',
      says: 'ถือหุ้นเกินหนึ่งในห้าของหุ้นทั้งหมด',
      about: ['share'],
      by: ['membership_no'],
      // Ten people are the least that a cooperative is founded by.
      sql: ({ partition }) => `
        select line, membership_no as value, membership_no from (
          select line, membership_no, balance, sum(balance) over () as all_shares, count(*) over () as members
          from ${partition('share')} where balance > 0) held
        where members >= 10 and balance * 5 > all_shares`,
    }),
  ],
})

export const DEPOSIT_LEDGER = ledger({
  account: 'deposit_account',
  set: 'deposit_movement',
  key: 'account_no',
  amount: 'amount',
  thai: 'เงินฝาก',
  opened: 'deposit_account.opened_on',
  joins: ({ partition }) => `left join ${partition('deposit_account')} using (account_no)`,
  moved: `, deposit_movement.amount,
    max(deposit_movement.balance) over (movements rows between unbounded preceding and 1 preceding) as most,
    coalesce(posted_on - max(posted_on) filter (where code = 'IN')
      over (movements rows between unbounded preceding and 1 preceding), 366) as days,
    deposit_account.type_code`,
  summed: () => [
    'min(type_code) as type_code',
    // No balance of the time since the last credit can have earned more than this at one percent.
    `array_agg(line) filter (where code = 'IN') as credit_lines,
     array_agg(seq) filter (where code = 'IN') as credit_seqs,
     array_agg(amount) filter (where code = 'IN') as credits,
     array_agg(most * days / 36500.0) filter (where code = 'IN') as most_credits`,
  ],
  checks: [
    hold({
      name: 'deposit-interest-plausible',
      title: 'เงินฝาก: ดอกเบี้ยที่ได้รับไม่เกินยอดสูงสุดคูณอัตราสูงสุดของประเภท',
      set: 'deposit_movement',
      column: 'amount',
      says: 'ดอกเบี้ยสูงเกินกว่าอัตราของประเภทเงินฝาก',
      about: ['deposit_movement', 'deposit_account'],
      by: ['account_no'],
      sql: ({ partition }) => `
        select credit.line, account_no || ' / ' || credit.seq as value, account_no, ${baht('credit.amount')} as detail
        from deposit_account_ledger
        join (select deposit_type.type_code, greatest(deposit_type.rate_ppm, max(deposit_rate.rate_ppm)) as most_ppm
              from ${partition('deposit_type')} left join ${partition('deposit_rate')} using (type_code)
              group by deposit_type.type_code, deposit_type.rate_ppm) highest using (type_code),
          unnest(credit_lines, credit_seqs, credits, most_credits) as credit (line, seq, amount, most)
        where credit.amount > credit.most * most_ppm / 10000.0 + 100`,
    }),
  ],
})
