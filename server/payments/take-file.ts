// A bank's file of payments: read, held against what is known, and taken. A dry run says the same and takes nothing.

import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { BankFileQuery, BankFileRead } from '#contract/staff/desk/bank-files.ts'
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
import { readBankFile } from '#imports/bank-file/read-bank-file.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import { fileNameOf } from '../units/result/upload-limits.ts'
import { requirePay } from './pay-settings.ts'

export async function takeBankFile(
  request: FastifyRequest,
  { name, layout, dry }: BankFileQuery,
  body: Buffer | undefined,
) {
  const { server, staff } = request
  if (!body || body.length === 0) throw new Refusal(400, 'ไม่พบไฟล์ที่ส่งมา กรุณาเลือกไฟล์อีกครั้ง')
  const { biller } = await requirePay(server.db)
  const { file, problems } = readBankFile(body, layout)
  if (!file) return refused(problems)
  return inTransaction(server.db, async (trx) => {
    await allowTime(trx)
    await lockBankFiles(trx)
    const before = await linesBefore(trx, file)
    const fresh = unknownLines(file.lines, before)
    const taken = takenNumbers(fresh, before)
    if (taken.length > 0) return refused(taken)
    const matched = await matchAll(trx, fresh, { billerId: biller.id, login: staff.login })
    const read = readOf(file, fresh, matched)
    if (dry === 'yes' || fresh.length === 0)
      return dataReply<BankFileRead>({ file_id: null, problems: [], read })
    const at = new Date()
    const sha256 = hash('sha256', body, 'buffer')
    const told = { ...file, layout, name: fileNameOf(name), sha256, by: staff.login, at }
    const file_id = await addBankFile(trx, told, matched)
    const detail = { file_id, name: told.name, rows: fresh.length, sha256: sha256.toString('hex') }
    await recordAudit(trx, request, { action: 'bank.take', detail })
    return dataReply<BankFileRead>({ file_id, problems: [], read })
  })
}

function refused(problems: FileProblem[]) {
  return dataReply<BankFileRead>({ file_id: null, problems, read: null })
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
