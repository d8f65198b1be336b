// A bank's file of payments: read, held against what is known, and taken. A dry run says the same and takes nothing.

import { hash } from 'node:crypto'
import type { BankFileRead } from '#contract/staff/desk/bank-files.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import {
  addBankFile,
  intentsByNo,
  knownMembers,
  linesBefore,
  lockBankFiles,
} from '#database/queries/payment/bank-file.ts'
import { allowTime } from '#database/queries/payment/settle.ts'
import { unitMonthsToPay } from '#database/queries/payment/unit-payment.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { total } from '#domain/money/money.ts'
import {
  type BankFile,
  type BankLine,
  FILE_PROBLEMS_MAX,
  type FileProblem,
  fingerprint,
  type ReadBankFile,
  sumOf,
} from '#domain/payment/bank-line.ts'
import {
  EXCEPTIONS,
  type Exception,
  type MatchedLine,
  matchLines,
  unitMonthKey,
} from '#domain/payment/match.ts'
import { readRef1, readRef2 } from '#domain/payment/pay-reference.ts'
import type { BankLayout } from '#imports/bank-file/read-bank-file.ts'
import { Refusal } from '../http/errors.ts'
import { fileNameOf } from '../units/result/upload-limits.ts'
import { readSentFile } from '../uploads/file-readers.ts'
import { requirePay } from './pay-settings.ts'

/** Who reads units' months where no officer does. */
const FOLDER = 'bank-folder'

export interface SentFile {
  name: string
  layout: BankLayout
  body: Uint8Array
  /** Told what would be taken, and nothing is. */
  dry: boolean
}

export interface Taker {
  /** Null where it is the folder. */
  login: string | null
  /** In the same transaction, of whatever was not dry: what came of it, and how many lines are new. */
  note: (trx: Db, came: BankFileRead, of: { sha256: Buffer; rows: number }) => Promise<void>
}

/** Whoever brings it, an officer or the folder: the same is read, matched and held. */
export async function takeFile(db: Db, sent: SentFile, taker: Taker): Promise<BankFileRead> {
  const { biller } = await requirePay(db)
  const { file, problems } = await readBeside(sent)
  const sha256 = hash('sha256', sent.body, 'buffer')
  return inTransaction(db, async (trx) => {
    await allowTime(trx)
    await lockBankFiles(trx)
    const came = file
      ? await hold(trx, file, { ...sent, sha256, login: taker.login, billerId: biller.id })
      : refused(problems)
    const rows = came.read ? newLines(came.read) : 0
    if (!sent.dry) await taker.note(trx, came, { sha256, rows })
    return came
  })
}

/** In a thread: one that is wrong throughout keeps nobody else waiting. What is too much for it is refused as any other. */
function readBeside({ body, layout }: SentFile): Promise<ReadBankFile> {
  return readSentFile('readBankFile', body, layout).catch((error) => {
    if (!(error instanceof Refusal)) throw error
    return { file: undefined, problems: [{ line: 0, says: error.message }] }
  })
}

function newLines({ credit, debit, known }: NonNullable<BankFileRead['read']>): number {
  return credit.count + debit.count - known
}

interface Holding extends SentFile {
  sha256: Buffer
  login: string | null
  billerId: string
}

async function hold(trx: Db, file: BankFile, holding: Holding): Promise<BankFileRead> {
  const { name, layout, dry, sha256, login, billerId } = holding
  const before = await linesBefore(trx, file)
  const fresh = unknownLines(file.lines, before)
  const taken = takenNumbers(fresh, before)
  if (taken.length > 0) return refused(taken)
  const matched = await matchAll(trx, fresh, { billerId, login: login ?? FOLDER })
  const read = readOf(file, fresh, matched)
  if (dry || fresh.length === 0) return { file_id: null, problems: [], read }
  const told = { ...file, layout, name: fileNameOf(name), sha256, by: login, at: new Date() }
  return { file_id: await addBankFile(trx, told, matched), problems: [], read }
}

function refused(problems: FileProblem[]): BankFileRead {
  return { file_id: null, problems, read: null }
}

/** Each of the lines before is known again once, wherever it stands in the file now. */
function unknownLines(lines: readonly BankLine[], before: readonly BankLine[]): BankLine[] {
  const left = new Map<string, number>()
  for (const line of before) left.set(fingerprint(line), (left.get(fingerprint(line)) ?? 0) + 1)
  return lines.filter((line) => {
    const print = fingerprint(line)
    const known = left.get(print) ?? 0
    if (known > 0) left.set(print, known - 1)
    return known === 0
  })
}

/** A number that was another payment's cannot be told from a mistake of the bank's. */
function takenNumbers(fresh: readonly BankLine[], before: readonly BankLine[]): FileProblem[] {
  const numbers = new Set(before.map(({ sequence }) => sequence))
  return fresh
    .filter(({ sequence }) => numbers.has(sequence))
    .slice(0, FILE_PROBLEMS_MAX)
    .map(({ sequence }) => ({
      line: sequence,
      says: `ลำดับที่ ${sequence} ของวันนี้เคยรับไว้เป็นรายการอื่น กรุณาสอบถามธนาคารก่อนนำเข้า`,
    }))
}

async function matchAll(
  trx: Db,
  lines: BankLine[],
  { billerId, login }: { billerId: string; login: string },
): Promise<MatchedLine[]> {
  const numbers = lines.flatMap(({ ref2 }) => readRef2(ref2) ?? [])
  const payers = lines.flatMap(({ ref1 }) => readRef1(ref1) ?? [])
  const members = payers.flatMap((one) => (one.is === 'member' ? [one.membershipNo] : []))
  const months = payers.filter((one) => one.is === 'unit')
  const intents = await intentsByNo(trx, [...new Set(numbers)].filter(isIntentNo))
  const known = await knownMembers(trx, [...new Set(members)])
  const toPay = await readAs(trx, { staff: login }, () => unitMonthsToPay(trx, months))
  const units = new Map(
    toPay.map(({ billed, reported, isPaid, ...of }) => [
      unitMonthKey(of),
      { amounts: reported === null ? [billed] : [billed, reported], isPaid },
    ]),
  )
  return matchLines(lines, {
    intents,
    units,
    isMember: (membershipNo) => known.has(membershipNo),
    billerId,
    today: bangkokDate(new Date()),
  })
}

/** No column holds more; whatever is typed at a counter may be. */
function isIntentNo(no: number): boolean {
  return no <= 2_147_483_647
}

function readOf(
  file: BankFile,
  fresh: readonly BankLine[],
  matched: readonly MatchedLine[],
): BankFileRead['read'] {
  const { bank, account, datedOn, credit, debit, lines } = file
  const own = matched.filter(({ outcome }) => outcome === 'matched').map(({ line }) => line)
  return {
    bank,
    account,
    dated_on: datedOn,
    credit,
    debit,
    known: lines.length - fresh.length,
    matched: sumOf(own, 'C'),
    exceptions: (Object.keys(EXCEPTIONS) as Exception[]).flatMap((reason) => {
      const some = matched.filter(({ outcome }) => outcome === reason)
      const sum = total(some.map(({ line }) => line.amount))
      return some.length > 0 ? [{ reason, count: some.length, sum }] : []
    }),
  }
}
