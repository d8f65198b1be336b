// `npm run grant -- --staff LOGIN --member NUMBER --reason "…" [--ticket …]`: leave to look once through a
// member's eyes. Prints where to go with it; the address is good for a minute.

import { parseArgs } from 'node:util'
import { appendAudit } from '#database/core/audit.ts'
import { connect } from '#database/core/connect.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { GRANT_SECONDS, grantImpersonation } from '#server/members/grant-impersonation.ts'
import { Refusal } from '#server/http/errors.ts'
import { readSealingSecret } from '#server/settings/secrets.ts'
import { readSettings, WrongSetting } from '#server/settings/settings.ts'
import { openAsOwner } from '../database/owner-database.ts'

const USAGE =
  'npm run grant -- --staff LOGIN --member NUMBER --reason "at least ten letters" [--ticket NUMBER]'

try {
  const asked = readArguments()
  const settings = readSettings(process.env)
  const key = auditKeyFrom(readSealingSecret(settings.dataDir))
  const database = await openAsOwner(settings)
  const { db, close } = connect(database.ownerUrl, 1)
  try {
    const code = await grantImpersonation(db, asked, (trx, { detail, ...event }) =>
      appendAudit(trx, key, { ...event, detail: { ...detail, by: 'terminal' } }),
    )
    console.log(`${settings.publicUrl}/member/impersonate#g=${code}`)
    console.log(`ใช้ได้ครั้งเดียวภายใน ${GRANT_SECONDS} วินาที และสมาชิกจะเห็นบันทึกการเข้าดูครั้งนี้`)
  } finally {
    await close()
    await database.close()
  }
} catch (error) {
  const isTold = error instanceof WrongSetting || error instanceof Refusal
  console.error(isTold ? error.message : error)
  process.exitCode = 1
}

function readArguments() {
  const text = { type: 'string', default: '' } as const
  const options = { staff: text, member: text, reason: text, ticket: text }
  const { values } = parseArgs({ options, strict: false })
  const asked = {
    staffLogin: String(values.staff),
    membershipNo: padMembershipNo(String(values.member)) ?? '',
    reason: visitorLine(String(values.reason)),
    ticket: visitorLine(String(values.ticket)),
  }
  const isWhole = asked.staffLogin && asked.membershipNo && asked.reason.length >= 10
  if (!isWhole || asked.reason.length > 500 || asked.ticket.length > 60)
    throw new WrongSetting(USAGE)
  return asked
}
