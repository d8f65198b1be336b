// Which payment of a bank's file is for what. Only what fits in every figure is matched by itself; everything else is an officer's.

import type { Day, Month } from '../calendar/day.ts'
import { type Satang, satang } from '../money/money.ts'
import type { BankLine } from './bank-line.ts'
import type { PayPurpose } from './pay-purpose.ts'
import { type PayerRef, readRef1, readRef2 } from './pay-reference.ts'

/** Why a payment is an officer's to decide. */
// biome-ignore format: one row a reason
export const EXCEPTIONS = {
  unknown:      'ไม่ทราบผู้ชำระ',
  other_amount: 'ยอดไม่ตรงกับรหัสชำระเงิน',
  paid_twice:   'ชำระซ้ำ',
  late:         'ชำระหลังรหัสหมดอายุ',
  reversal:     'ธนาคารกลับรายการ',
  nothing:      'จำนวนเงินเป็นศูนย์',
  future:       'วันที่ชำระอยู่ในอนาคต',
  other_biller: 'ไม่ใช่รหัสผู้รับชำระเงินของสหกรณ์',
} as const

export type Exception = keyof typeof EXCEPTIONS

export interface KnownIntent {
  intentNo: number
  ref1: string
  amount: Satang
  validUntil: Day
  /** A line of a bank was matched with it before. */
  isPaid: boolean
}

/** A month of a unit that was billed. Nothing is made before it is paid: its reference says all. */
export interface KnownUnitMonth {
  /** What was billed, and what the unit says it deducted: either may be sent. */
  amounts: readonly Satang[]
  isPaid: boolean
}

export interface Known {
  intents: ReadonlyMap<number, KnownIntent>
  /** By `unitMonthKey`. */
  units: ReadonlyMap<string, KnownUnitMonth>
  isMember(membershipNo: string): boolean
  billerId: string
  today: Day
}

export interface MatchedLine {
  line: BankLine
  outcome: 'matched' | Exception
  /** Whom the reference names, where it names somebody. */
  payer: PayerRef | null
  /** The intent that it is for, or that it comes nearest to. */
  intentNo: number | null
}

export function unitMonthKey({ unitNo, month }: { unitNo: string; month: Month }): string {
  return `${unitNo} ${month}`
}

/** In the order in which they were paid, so that of two payments for one intent the earlier is it, however the file is sorted. */
export function matchLines(lines: readonly BankLine[], known: Known): MatchedLine[] {
  const taken = new Set<number | string>()
  const inTime = [...lines].sort(
    (one, other) =>
      compared(one.paidOn + one.paidAt, other.paidOn + other.paidAt) ||
      one.sequence - other.sequence,
  )
  return inTime.map((line) => {
    const found = match(line, known, taken)
    if (found.outcome === 'matched') taken.add(keyOf(found))
    return found
  })
}

function keyOf({ payer, intentNo }: MatchedLine): number | string {
  return payer?.is === 'unit' ? unitMonthKey(payer) : (intentNo ?? 0)
}

function compared(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function match(line: BankLine, known: Known, taken: ReadonlySet<number | string>): MatchedLine {
  const read = readRef1(line.ref1)
  const payer = read && isKnown(read, known) ? read : null
  const intentOf = known.intents.get(readRef2(line.ref2) ?? 0)
  const intent = payer && intentOf?.ref1 === line.ref1 ? intentOf : undefined
  const found = { line, payer, intentNo: intent?.intentNo ?? null }
  return { ...found, outcome: outcomeOf(line, found, intent, known, taken) }
}

function isKnown(payer: PayerRef, { units, isMember }: Known): boolean {
  return payer.is === 'unit' ? units.has(unitMonthKey(payer)) : isMember(payer.membershipNo)
}

function outcomeOf(
  { kind, amount, paidOn, biller }: BankLine,
  { payer }: Pick<MatchedLine, 'payer'>,
  intent: KnownIntent | undefined,
  { today, billerId, units }: Known,
  taken: ReadonlySet<number | string>,
): MatchedLine['outcome'] {
  if (kind === 'D') return 'reversal'
  if (amount === 0) return 'nothing'
  if (paidOn > today) return 'future'
  if (biller !== '' && biller !== billerId) return 'other_biller'
  if (!payer) return 'unknown'
  if (payer.is === 'unit') {
    const key = unitMonthKey(payer)
    const month = units.get(key)
    if (month?.isPaid || taken.has(key)) return 'paid_twice'
    return month?.amounts.includes(amount) ? 'matched' : 'other_amount'
  }
  if (!intent) return 'other_amount'
  if (intent.isPaid || taken.has(intent.intentNo)) return 'paid_twice'
  if (intent.amount !== amount) return 'other_amount'
  return paidOn > intent.validUntil ? 'late' : 'matched'
}

/** Part of a payment, and what it is for: a month, a contract or an account by its number. */
export interface PaymentPart {
  purpose: PayPurpose
  of: string
  amount: Satang
}

interface Owed {
  /** The first of the month. */
  period: Day
  amount: Satang
}

/** For an officer to decide: what is behind first, the oldest month before the others, and the rest for what was meant. */
export function proposedSplit(
  amount: Satang,
  owed: readonly Owed[],
  meant: Pick<PaymentPart, 'purpose' | 'of'>,
): PaymentPart[] {
  let left: number = amount
  const parts: PaymentPart[] = []
  for (const { period, amount: behind } of [...owed].sort((a, b) => compared(a.period, b.period))) {
    const part = Math.min(left, behind)
    if (part > 0) parts.push({ purpose: 'arrears', of: period.slice(0, 7), amount: satang(part) })
    left -= part
  }
  if (left === 0) return parts
  // A month that is paid in full already takes nothing more.
  const rest = meant.purpose === 'arrears' ? ({ purpose: 'other', of: '' } as const) : meant
  return [...parts, { ...rest, amount: satang(left) }]
}
