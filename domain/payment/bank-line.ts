// What a bank's file says of each payment into the cooperative's account, whatever its layout.

import type { Day } from '../calendar/day.ts'
import { type Satang, total } from '../money/money.ts'

export interface BankLine {
  /** Of the line in the bank's file of a day: with bank, account and day it is that payment and no other. */
  sequence: number
  /** Credit: money came. Debit: the bank took back what came before. */
  kind: 'C' | 'D'
  paidOn: Day
  /** «093015». */
  paidAt: string
  payer: string
  ref1: string
  ref2: string
  ref3: string
  branch: string
  teller: string
  amount: Satang
  /** As the bank was told whom to pay; empty where the layout has none. */
  biller: string
  payerBank: string
}

export interface Sum {
  sum: Satang
  count: number
}

export interface BankFile {
  bank: string
  account: string
  datedOn: Day
  lines: BankLine[]
  credit: Sum
  debit: Sum
}

/** A line of the file that cannot be taken, and why; 0 where it is the file as a whole. */
export interface FileProblem {
  line: number
  says: string
}

export interface ReadBankFile {
  file: BankFile | undefined
  problems: FileProblem[]
}

/** Signs that nobody types and no column keeps. */
export function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text)
}

/** Files hold thousands of lines; of one that is wrong throughout the first are enough. */
export const FILE_PROBLEMS_MAX = 50

/** What is found wrong as a file is read. */
export function fileProblems() {
  const problems: FileProblem[] = []
  const refuse = (line: number, says: string) => {
    if (problems.length < FILE_PROBLEMS_MAX) problems.push({ line, says })
  }
  return { problems, refuse }
}

export function sumOf(lines: readonly BankLine[], kind: BankLine['kind']): Sum {
  const own = lines.filter((line) => line.kind === kind)
  return { sum: total(own.map(({ amount }) => amount)), count: own.length }
}

/** Everything a bank says of a payment but its place in the file: by it a line is known again wherever it stands. */
export function fingerprint({ sequence: _, ...said }: BankLine): string {
  return JSON.stringify(Object.entries(said).sort())
}
