// What an employer deducted, person by person, against what the cooperative asked for. Whatever agrees is decided at
// once; only what does not is left to somebody.

import type { Reason } from '../collection/collection-words.ts'
import { type Satang, satang } from '../money/money.ts'

export const OUTCOMES = {
  full: 'หักได้ครบ',
  partial: 'หักได้บางส่วน',
  none: 'หักไม่ได้',
} as const
export type Outcome = keyof typeof OUTCOMES

export interface Decision {
  outcome: Outcome
  amount: Satang
  /** Why not all; null where all was deducted. */
  reason: Reason | null
}

export const EXCEPTIONS = {
  unknown: 'ไม่อยู่ในรายการเรียกเก็บ',
  twice: 'มีหลายแถวของคนเดียวกัน',
  over: 'ยอดที่หักมากกว่ายอดเรียกเก็บ',
  unreadable: 'อ่านจำนวนเงินไม่ได้',
  'no-reason': 'หักไม่ครบ และไม่มีเหตุผลที่ระบบรู้จัก',
  contradicts: 'ยอดครบ แต่ระบุเหตุผลที่หักไม่ครบ',
} as const
export type ExceptionKind = keyof typeof EXCEPTIONS

/** What was sent of somebody, or posted, as officers see it. */
export interface ReportedPerson extends Decision {
  unit_no: string
  unit_name: string
  membership_no: string
  name: string
  billed: Satang
  /** What the unit sent; null where it sent nothing. The amount that counts is the core system's once it has posted. */
  reported: Satang | null
  /** Null while the core system has not posted. */
  posted: Satang | null
}

/** One row of a payroll's file, as it was read. */
export interface ResultRow {
  /** Where it stands in the file. */
  line: number
  /** Thirteen good digits. */
  nationalId: string | null
  /** Zeros were put before it, as a spreadsheet may have dropped them: then it is a guess. */
  padded?: boolean
  membershipNo: string | null
  /** Null where the cell cannot be read as money. */
  amount: Satang | null
  reason: Reason | null
  /** Who the row says it is, masked: for the list of exceptions. */
  shown: string
  /** Who the row says it is, as it was typed: kept, encrypted, of nobody but those whose money has to be given back. */
  typed: string
}

/** One person of the bill. The key stands for the national id, which is nowhere opened for this. */
export interface BilledPerson {
  membershipNo: string
  idKey: string
  billed: Satang
}

/** Somebody who is not on the bill, as the file names them. */
export interface NamedInFile {
  /** None where the file's own is a guess and a number stands beside it. */
  nationalId: string | null
  membershipNo: string | null
  typed: string
}

export interface ResultException {
  kind: ExceptionKind
  line: number
  membershipNo: string | null
  amount: Satang | null
  shown: string
  /** Of somebody not billed, from whom money was taken. */
  named?: NamedInFile
}

export interface Matched {
  decided: (Decision & { membershipNo: string; line: number })[]
  exceptions: ResultException[]
  /** Billed, and in no row. */
  missing: string[]
}

/** The national id decides, and the member's number where there is none: payrolls know people by their id. */
export function matchResult(
  bills: readonly BilledPerson[],
  rows: readonly ResultRow[],
  keysOf: (nationalId: string) => string[],
): Matched {
  const byId = new Map(bills.map((bill) => [bill.idKey, bill]))
  const byNo = new Map(bills.map((bill) => [bill.membershipNo, bill]))
  const rowsOf = new Map<BilledPerson, ResultRow[]>()
  const exceptions: ResultException[] = []

  for (const row of rows) {
    const bill = personOf(row)
    if (!bill) {
      exceptions.push(unknownOf(row))
      continue
    }
    const own = rowsOf.get(bill)
    if (own) own.push(row)
    else rowsOf.set(bill, [row])
  }

  const decided: Matched['decided'] = []
  for (const [bill, [row, ...others]] of rowsOf) {
    if (!row) continue
    const parts = inParts(bill.billed, [row, ...others])
    if (parts) {
      decided.push({ membershipNo: bill.membershipNo, line: row.line, ...parts })
      continue
    }
    if (others.length > 0) {
      for (const one of [row, ...others])
        exceptions.push(exceptionOf('twice', one, bill.membershipNo))
      continue
    }
    const found = decide(bill.billed, row)
    if (typeof found === 'string') exceptions.push(exceptionOf(found, row, bill.membershipNo))
    else decided.push({ membershipNo: bill.membershipNo, line: row.line, ...found })
  }
  const missing = bills.filter((bill) => !rowsOf.has(bill)).map((bill) => bill.membershipNo)
  exceptions.sort((one, other) => one.line - other.line)
  return { decided, exceptions, missing }

  function personOf({ nationalId, padded, membershipNo }: ResultRow): BilledPerson | undefined {
    const named = membershipNo === null ? undefined : byNo.get(membershipNo)
    if (nationalId === null) return named
    const known = keysOf(nationalId)
      .map((key) => byId.get(key))
      .find((bill) => bill)
    if (!known && padded) return named
    // An id of one person beside the number of another: nobody can say which of them was meant.
    return named && known && named !== known ? undefined : known
  }
}

/**
 * A payroll that deducts shares and loans apart has a row for each. They are one only where they are different amounts
 * that come to the bill exactly: the same row twice is a mistake, and is left to somebody.
 */
function inParts(billed: Satang, rows: readonly ResultRow[]): Decision | undefined {
  const amounts = new Set(rows.map(({ amount }) => amount ?? satang(0)))
  if (rows.length < 2 || amounts.size < rows.length || amounts.has(satang(0))) return undefined
  if (rows.some(({ reason }) => reason !== null)) return undefined
  const sum = [...amounts].reduce((all: number, one) => all + one, 0)
  return sum === billed ? { outcome: 'full', amount: billed, reason: null } : undefined
}

function decide(billed: Satang, { amount, reason }: ResultRow): Decision | ExceptionKind {
  if (amount === null) return 'unreadable'
  if (amount > billed) return 'over'
  // All of it, and why not all of it: perhaps the column of what was billed was read, or the amount was never changed.
  if (amount === billed && reason !== null) return 'contradicts'
  return decisionOf(billed, amount, reason) ?? 'no-reason'
}

/** Undefined where a reason is owed. */
function decisionOf(billed: Satang, amount: Satang, reason: Reason | null): Decision | undefined {
  if (amount === billed) return { outcome: 'full', amount, reason: null }
  if (reason === null) return undefined
  return { outcome: amount === 0 ? 'none' : 'partial', amount, reason }
}

function exceptionOf(
  kind: ExceptionKind,
  { line, amount, shown }: ResultRow,
  membershipNo: string | null,
): ResultException {
  return { kind, line, amount, shown, membershipNo }
}

function unknownOf(row: ResultRow): ResultException {
  const odd = exceptionOf('unknown', row, null)
  const { nationalId, membershipNo, padded, typed } = row
  if (!row.amount || typed === '') return odd
  const isGuess = padded && membershipNo !== null
  return { ...odd, named: { nationalId: isGuess ? null : nationalId, membershipNo, typed } }
}

/** What a person decided of a line, as a sentence where it cannot be. */
export function problemOf(billed: Satang, { outcome, amount, reason }: Decision): string | null {
  if (outcome === 'full') return null
  if (reason === null) return 'เลือกเหตุผลที่หักไม่ครบ'
  if (outcome === 'partial' && !(amount > 0 && amount < billed))
    return 'ยอดที่หักได้บางส่วนต้องมากกว่า 0 และน้อยกว่ายอดเรียกเก็บ'
  return null
}

export interface ResultTotals {
  people: number
  billed: Satang
  full: number
  partial: number
  none: number
  undecided: number
  /** What all decided lines add up to as the unit tells them; posted, where it never told. */
  reported: Satang
  /** What counts: posted by the core system, before that told by the unit. */
  deducted: Satang
  /** Of how many people the core system posted another amount than the unit sent. */
  misposted: number
  /** Deducted and not billed: เงินรอคืน. */
  refunds: Satang
  /** Undecided, and nothing odd about them: how many, and what was billed. */
  rest: number
  rest_billed: Satang
}
