// What must be true of every night. Each is a question that must find no row; what it finds is told by
// the line of the file that it stands on.

import type pg from 'pg'
import { leafOf } from './leaf.ts'
import { unlessSuspect, type WrongRow } from './references.ts'

export interface Invariant {
  name: string
  /** The data set whose lines are told. */
  set: string
  column: string
  says: string
  /** Whose rows it is about, and by what they belong together: columns that the answer has too. */
  about: readonly string[]
  by: readonly string[]
  sql(leaf: (set: string) => string, runId: number): string
}

const SUMS_DIFFER: Record<string, string> = {
  collection_line: 'ยอดในใบเรียกเก็บไม่เท่ากับผลรวมของรายการ',
  collection_slip: 'ยอดของหน่วยงานไม่เท่ากับผลรวมของใบเรียกเก็บ',
  collection_unit: 'ยอดของรอบเรียกเก็บไม่เท่ากับผลรวมของหน่วยงาน',
  receipt: 'ยอดที่หักได้ไม่ตรงกับใบเสร็จรับเงิน',
  dividend_deduction: 'รายการหักไม่เท่ากับผลรวมของรายการย่อย',
}

export const INVARIANTS: readonly Invariant[] = [
  ...movements('share', 'share_movement', 'membership_no', 'amount'),
  ...movements('loan', 'loan_movement', 'loan_no', 'principal'),
  ...movements('deposit_account', 'deposit_movement', 'account_no', 'amount'),
  adding('lines-make-slip', 'collection_slip', 'collection_line', ['membership_no', 'period'], {
    billed: 'sum(billed)',
    deducted: 'sum(deducted)',
  }),
  adding('slips-make-unit', 'collection_unit', 'collection_slip', ['unit_no', 'period'], {
    members: 'count(*)',
    billed: 'sum(billed)',
    deducted: 'sum(deducted)',
  }),
  adding('units-make-run', 'collection_run', 'collection_unit', ['period'], {
    members: 'sum(members)',
    billed: 'sum(billed)',
    deducted: 'sum(deducted)',
  }),
  adding('receipts-match', 'collection_slip', 'receipt', ['membership_no', 'period'], {
    deducted: 'sum(amount)',
    receipt_no: 'min(receipt_no)',
  }),
  adding('deductions-make-dividend', 'dividend', 'dividend_deduction', ['membership_no', 'year'], {
    deducted: 'sum(amount)',
  }),
  {
    name: 'beneficiaries-make-whole',
    set: 'beneficiary',
    column: 'share',
    says: 'ร้อยละของผู้รับโอนผลประโยชน์รวมกันไม่เป็น 100',
    about: ['beneficiary'],
    by: ['membership_no'],
    sql: (leaf) => `
      select min(line) as line, membership_no as value, membership_no from ${leaf('beneficiary')}
      group by membership_no having sum(share_ppm) <> 1000000`,
  },
  {
    name: 'cremation-lines-match',
    set: 'collection_line',
    column: 'billed',
    says: 'ยอดฌาปนกิจในใบเรียกเก็บไม่เท่ากับรายการของกองทุน',
    about: ['collection_line', 'cremation_collection'],
    by: ['membership_no', 'period'],
    sql: (leaf) => `
      select min(line) as line, membership_no || ' / ' || period as value, membership_no, period from (
        select line, membership_no, period, billed as amount from ${leaf('collection_line')}
          where line_kind = 'cremation'
        union all
        select null, membership_no, period, -amount from ${leaf('cremation_collection')}) both_sides
      group by membership_no, period having sum(amount) <> 0`,
  },
  {
    name: 'guarantees-know-the-debt',
    set: 'guarantee',
    column: 'loan_balance',
    says: 'หนี้คงเหลือไม่ตรงกับสัญญาเงินกู้',
    about: ['guarantee', 'loan'],
    by: ['loan_no'],
    sql: (leaf) => `
      select guarantee.line, loan_no as value, loan_no from ${leaf('guarantee')}
      join ${leaf('loan')} using (loan_no) where guarantee.loan_balance <> loan.balance`,
  },
]

/**
 * The first rows that break it; none is what should be found. What is `suspect` (the values of `by`, column
 * by column) is passed over.
 */
export async function broken(
  client: pg.Client,
  invariant: Invariant,
  runId: number,
  suspect: string[][],
  most: number,
): Promise<WrongRow[]> {
  const asked = invariant.sql((set) => named(set, runId), runId)
  const { rows } = await client.query<WrongRow>(
    `select line, value from (${asked}) found where ${unlessSuspect('found', invariant.by)}
     order by 1 limit ${most}`,
    suspect,
  )
  return rows
}

function named(set: string, runId: number): string {
  return `${leafOf(set, runId)} as ${set}`
}

/** Every balance follows from the one before it, and the last one is the account's. */
function movements(account: string, set: string, key: string, amount: string): Invariant[] {
  const made = `sum(case when sign = 0 then ${amount} else sign * ${amount} end)`
  return [
    {
      name: `${set}-follow`,
      set,
      column: 'balance',
      says: 'ยอดคงเหลือไม่ต่อเนื่องจากรายการก่อนหน้า',
      about: [set],
      by: [key],
      // Brought forward (sign 0) may only come first: then it is the balance. After a wrong balance the
      // right one does not follow either; it is known by the sum of all before it, and not told.
      sql: (leaf, runId) => `
        select line, ${key} || ' / ' || seq as value, ${key} from (
          select line, ${key}, seq, sign, ${amount} as amount, balance,
                 lag(balance) over (partition by ${key} order by seq) as before
          from ${leaf(set)} where run_id = ${runId}) moved
        where balance is distinct from case
          when before is null then case when sign = 0 then amount else sign * amount end
          when sign <> 0 then before + sign * amount end
        and (sign = 0 or balance is distinct from (
          select ${made} from ${leaf(set)}
          where run_id = ${runId} and ${set}.${key} = moved.${key} and ${set}.seq <= moved.seq))`,
    },
    {
      name: `${set}-make-balance`,
      set: account,
      column: 'balance',
      says: 'ยอดคงเหลือไม่เท่ากับผลรวมรายการเคลื่อนไหว',
      about: [account, set],
      by: [key],
      sql: (leaf) => `
        select ${account}.line, ${key} as value, ${key} from ${leaf(account)} left join (
          select ${key}, ${made} as made
          from ${leaf(set)} group by ${key}) moved using (${key})
        where ${account}.balance is distinct from moved.made`,
    },
  ]
}

/** A row's figures are those of the rows under it; no rows make nothing. */
function adding(
  name: string,
  set: string,
  parts: string,
  key: string[],
  figures: Record<string, string>,
): Invariant {
  const keys = key.join(', ')
  const made = Object.entries(figures).map(([column, sum]) => `${sum} as made_${column}`)
  const differs = Object.keys(figures).map((column) =>
    column === 'receipt_no'
      ? `${set}.receipt_no is distinct from made_receipt_no`
      : `${set}.${column} <> coalesce(made_${column}, 0)`,
  )
  return {
    name,
    set,
    column: Object.keys(figures)[0] ?? '',
    says: SUMS_DIFFER[parts] ?? 'ผลรวมไม่ตรงกัน',
    about: [set, parts],
    by: key,
    sql: (leaf) => `
      select ${set}.line, concat_ws(' / ', ${keys}) as value, ${keys} from ${leaf(set)} left join (
        select ${keys}, ${made.join(', ')} from ${leaf(parts)} group by ${keys}) parts using (${keys})
      where ${differs.join(' or ')}`,
  }
}
