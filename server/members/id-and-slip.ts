// Who knows a member's whole id and holds a slip for them can be the member: never one officer for one member within so many
// days, whichever comes first, and on whichever way they came to know it.

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { printedSlipFor, printedSlipIn, sawIdOf } from '#database/queries/audit/counter-acts.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { mayActAlone } from '#server/two-people/pending.ts'

const DAYS = 30

/** Before a whole id is shown. */
export async function requireNoSlipFor(
  trx: Db,
  request: FastifyRequest,
  membershipNo: string,
): Promise<void> {
  if (await printedSlipFor(trx, { ...ofLate(request), membershipNo }))
    await refuseBoth(trx, request, {
      of: membershipNo,
      subjectNo: membershipNo,
      done: 'ออกใบเปิดใช้งานของสมาชิกรายนี้',
    })
}

/** Before a slip is printed. */
export async function requireIdNotSeen(
  trx: Db,
  request: FastifyRequest,
  membershipNo: string,
): Promise<void> {
  const asked = { ...ofLate(request), membershipNo }
  if (await readAs(trx, { staff: request.staff.login }, () => sawIdOf(trx, asked)))
    await refuseBoth(trx, request, {
      of: membershipNo,
      subjectNo: membershipNo,
      done: 'เปิดดูเลขบัตรประชาชนหรือเอกสารของสมาชิกรายนี้ หรือออกรหัสให้หน่วยงานของสมาชิก',
    })
}

/** Before somebody is let into the area of a unit, which has the whole ids of its people. */
export async function requireNoSlipIn(
  trx: Db,
  request: FastifyRequest,
  unitNo: string,
): Promise<void> {
  const asked = { ...ofLate(request), unitNo }
  if (await readAs(trx, { staff: request.staff.login }, () => printedSlipIn(trx, asked)))
    await refuseBoth(trx, request, {
      of: unitNo,
      done: 'ออกใบเปิดใช้งานของสมาชิกในหน่วยงานนี้',
    })
}

function ofLate({ staff }: FastifyRequest) {
  return { actor: `staff:${staff.login}`, days: DAYS }
}

interface Both {
  of: string
  subjectNo?: string
  /** What the officer did before, in words. */
  done: string
}

async function refuseBoth(
  trx: Db,
  request: FastifyRequest,
  { of, subjectNo, done }: Both,
): Promise<void> {
  const kind = 'reveal_and_slip'
  if (await mayActAlone(trx, request, { kind, subject: of })) return
  // Beside the transaction, which is undone: the auditor sees who tried.
  await recordAudit(request.server.db, request, {
    action: 'act.alone',
    outcome: 'refused',
    ...(subjectNo && { subjectNo }),
    detail: { kind, of },
  })
  const says = `ท่าน${done}ใน ${DAYS} วันที่ผ่านมา กรุณาให้เจ้าหน้าที่ท่านอื่นทำรายการนี้`
  throw new Refusal(403, says)
}
