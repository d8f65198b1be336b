// What nobody does alone (SEC-40): granting a role, resetting a second factor, whom money and codes go to, who lets figures out.
// Whoever asks for it proposes it, and it waits for somebody else (decide.ts).

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { addPendingAct } from '#database/queries/identity/pending-act.ts'
import { ACT_DAYS, type ActKind } from '#domain/identity/pending-act.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { isOpened } from '../site/opening.ts'

export interface Proposal {
  kind: ActKind
  /** Whom or what it is about: of the same only one waits. */
  subject: string
  /** With which it is done once it is confirmed. */
  content: unknown
  /** What would change, for whoever confirms it. */
  says: string[]
}

/** Keeps it for a second person and answers the sentence for the first; undefined where it may be done at once. */
export async function heldForSecond(
  trx: Db,
  request: FastifyRequest,
  { kind, subject, content, says }: Proposal,
): Promise<string | undefined> {
  const { sealing } = request.server
  if (await mayActAlone(trx, request, { kind, subject })) return undefined
  const sealed = sealing.seal(JSON.stringify(content))
  const { login: by } = request.staff
  const actId = await addPendingAct(trx, { kind, subject, sealed, says, by })
  if (!actId) throw new Refusal(409, 'มีรายการเดียวกันรอการยืนยันอยู่แล้ว ดูได้ที่หน้า “รายการรอยืนยัน”')
  const detail = { act: actId, kind, of: subject, changes: says.join('\n').slice(0, 2000) }
  await recordAudit(trx, request, { action: 'act.propose', detail })
  return `ยังไม่มีผล ส่งให้เจ้าหน้าที่อีกท่านยืนยันแล้วที่หน้า “รายการรอยืนยัน” ภายใน ${ACT_DAYS} วัน`
}

/** Where one person is enough, and the site is a real one, the audit says that it was one. */
export async function mayActAlone(
  trx: Db,
  request: FastifyRequest,
  { kind, subject }: { kind: string; subject: string },
): Promise<boolean> {
  const { server } = request
  const { twoPeople, mode } = server.settings
  // Before a site is opened there may be nobody else yet.
  if (twoPeople && (await isOpened(server))) return false
  const detail = { kind, of: subject, reason: twoPeople ? 'not opened' : 'TWO_PEOPLE=no' }
  if (mode === 'production') await recordAudit(trx, request, { action: 'act.alone', detail })
  return true
}
