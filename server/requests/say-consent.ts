import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { addConsent, consentsOf } from '#database/queries/member/consent.ts'
import { removePhoto } from '#database/queries/member/member-photo.ts'
import { CONSENT_NOTICES, type ConsentNotice, type ConsentPurpose } from '#domain/person/consent.ts'
import { recordAudit } from '../audit/audit.ts'

/** Kept as an event of its own, with a hash of the very words. Call it in a transaction. */
export async function sayConsent(
  trx: Db,
  request: FastifyRequest,
  { purpose, given }: { purpose: ConsentPurpose; given: boolean },
): Promise<ConsentNotice> {
  const notice = noticeOf(purpose)
  const { membershipNo } = request.member
  await addConsent(trx, {
    membershipNo,
    purpose,
    noticeVersion: notice.version,
    sha256: hash('sha256', `${notice.title}\n${notice.text}`, 'buffer'),
    given,
    at: new Date(),
    address: request.ip,
  })
  // As the notice promises.
  if (purpose === 'photo' && !given) await removePhoto(trx, membershipNo)
  await recordAudit(trx, request, {
    action: given ? 'consent.give' : 'consent.withdraw',
    detail: { purpose },
  })
  return notice
}

/** To the words of today: a consent to other words is none. */
export async function hasConsented(
  db: Db,
  membershipNo: string,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const last = (await consentsOf(db, membershipNo)).find((one) => one.purpose === purpose)
  return last?.given === true && last.notice_version === noticeOf(purpose).version
}

export function noticeOf(purpose: ConsentPurpose): ConsentNotice {
  return CONSENT_NOTICES.find((one) => one.purpose === purpose) as ConsentNotice
}
