// Another officer lets a bank's file through: only then are there payments, and orders to the core system. Or gives it up.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { concernedIn, lockBankFile, setFileState } from '#database/queries/payment/bank-file.ts'
import { forgetSettledSlips } from '#database/queries/payment/pay-slip.ts'
import {
  addPayments,
  addUnitPayments,
  allowTime,
  reserveSerials,
  settledLines,
} from '#database/queries/payment/settle.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { recordAudit } from '../audit/audit.ts'
import { requireText } from '../content/staff-text.ts'
import { Refusal } from '../http/errors.ts'
import { okReply } from '../http/ok-reply.ts'
import { moveRequests } from '../request-desk/move.ts'
import { NO_FILE, SETTLED } from './decide-line.ts'

const REASON_MAX = 500

interface OfFile {
  fileId: string
}

export async function releaseBankFile(request: FastifyRequest, params: OfFile): Promise<OkReply> {
  const { server, staff } = request
  return inTransaction(server.db, async (trx) => {
    const file = await waitingFile(trx, params)
    const concerned = await concernedIn(trx, file.file_id)
    const own = await membershipNoOf(trx, staff.login)
    const against = whyNotReleased(file, concerned, { login: staff.login, own })
    const isEarly = needsCheck(file) || concerned.undecided > 0
    if (against) throw new Refusal(isEarly ? 409 : 403, against)
    const at = new Date()
    const count = await settledLines(trx, file.file_id)
    if (count > 0) await settle(trx, { file, count, at, by: staff.login })
    const units = await readAs(trx, { staff: staff.login }, () =>
      addUnitPayments(trx, file.file_id, at),
    )
    const released = { state: 'released', released_by: staff.login, released_at: at } as const
    await setFileState(trx, file.file_id, { ...released, reason: '' })
    const detail = { file_id: file.file_id, count, units, sha256: file.sha256.toString('hex') }
    await recordAudit(trx, request, { action: 'bank.release', detail })
    return okReply(
      `ปล่อยไฟล์แล้ว ${count.toLocaleString('th-TH')} รายการ รอจัดชุดคำสั่งถึงระบบหลัก${units > 0 ? ` และเงินนำส่งของหน่วยงาน ${units.toLocaleString('th-TH')} รายการ` : ''}`,
    )
  })
}

type WaitingFile = Awaited<ReturnType<typeof waitingFile>>

async function settle(
  trx: Db,
  { file, count, at, by }: { file: WaitingFile; count: number; at: Date; by: string },
): Promise<void> {
  await allowTime(trx)
  const year = Number(bangkokDate(at).slice(0, 4))
  const firstSerial = await reserveSerials(trx, year, count)
  const runId = (await publicationNow(trx))?.run_id ?? 0
  const requestIds = await addPayments(trx, file.file_id, { year, firstSerial, runId, at })
  const columns = { checked_by: takerOf(file) ?? null, approved_by: by }
  await forgetSettledSlips(trx, file.file_id)
  await moveRequests(trx, requestIds, { move: 'settle', actor: `staff:${by}`, at, columns })
}

interface Releaser {
  login: string
  /** Their own membership number. */
  own: string | null | undefined
}

type Taken = Pick<WaitingFile, 'taken_by' | 'checked_by'>

/** The officer who answers for it beside whoever releases it: who sent it, or who looked at what the folder brought. */
export function takerOf({ taken_by, checked_by }: Taken): string | null {
  return taken_by ?? checked_by
}

export function needsCheck(file: Taken): boolean {
  return takerOf(file) === null
}

/** The sentence for whoever may release files, but not this one or not yet; empty where nothing stands against it. */
export function whyNotReleased(
  file: Taken,
  { undecided, deciders, payers }: Awaited<ReturnType<typeof concernedIn>>,
  { login, own }: Releaser,
): string {
  if (needsCheck(file)) return 'ระบบนำเข้าไฟล์นี้จากโฟลเดอร์ ต้องมีเจ้าหน้าที่ตรวจรับก่อน แล้วเจ้าหน้าที่อีกท่านจึงปล่อย'
  if (undecided > 0) return `ยังมี ${undecided.toLocaleString('th-TH')} รายการที่ต้องตัดสินก่อนปล่อย`
  if (takerOf(file) === login) return 'ผู้นำเข้าหรือตรวจรับไฟล์ปล่อยเองไม่ได้ ต้องให้เจ้าหน้าที่อีกท่านปล่อย'
  if (deciders.includes(login)) return 'ท่านตัดสินบางรายการในไฟล์นี้ ต้องให้เจ้าหน้าที่ท่านอื่นปล่อย'
  if (own && payers.includes(own)) return 'ไฟล์นี้มีเงินที่ท่านชำระเอง ต้องให้เจ้าหน้าที่ท่านอื่นปล่อย'
  return ''
}

/** Nothing of it counts, and the bank's right one may come under the same numbers. */
export async function refuseBankFile(
  request: FastifyRequest,
  params: OfFile,
  body: { reason: string },
): Promise<OkReply> {
  const reason = requireText('เหตุผล', body.reason, REASON_MAX)
  const { server, staff } = request
  return inTransaction(server.db, async (trx) => {
    const file = await waitingFile(trx, params)
    if (takerOf(file) === staff.login)
      throw new Refusal(403, 'ผู้นำเข้าหรือตรวจรับไฟล์ยกเลิกเองไม่ได้ ต้องให้เจ้าหน้าที่อีกท่านตรวจ')
    const at = new Date()
    const refused = { state: 'refused', released_by: staff.login, released_at: at, reason } as const
    await setFileState(trx, file.file_id, refused)
    const detail = { file_id: file.file_id, reason }
    await recordAudit(trx, request, { action: 'bank.refuse', detail })
    return okReply('ไม่รับไฟล์นี้แล้ว ไม่มีรายการใดลงบัญชี')
  })
}

async function waitingFile(trx: Db, { fileId }: OfFile) {
  const file = await lockBankFile(trx, Number(fileId))
  if (!file) throw new Refusal(404, NO_FILE)
  if (file.state !== 'taken') throw new Refusal(409, SETTLED)
  return file
}
