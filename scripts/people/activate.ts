// `npm run activate -- 000123`: prints a slip for a member who stands at the counter, with which they set
// their own password. Nobody else ever knows or sets it (SEC-12).

import { appendAudit } from '#database/core/audit.ts'
import { inTransaction } from '#database/core/connect.ts'
import { addSlip } from '#database/queries/identity/activation-slip.ts'
import { presentMember } from '#database/queries/member/member.ts'
import { longMoment } from '#domain/calendar/thai-date.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { newSlipCode, slipHash } from '#server/identity/recovery/codes.ts'
import { readSealingSecrets, readSecrets } from '#server/settings/secrets.ts'
import { WrongSetting } from '#server/settings/settings.ts'
import { asOwner } from './as-owner.ts'

await asOwner(memberAsked, async (db, settings, membershipNo) => {
  const member = await presentMember(db, membershipNo)
  if (!member) throw new WrongSetting(`ไม่พบสมาชิกเลขที่ ${membershipNo}`)
  const code = newSlipCode()
  const hash = slipHash(code, readSecrets(settings.dataDir).csrf)
  const until = await inTransaction(db, async (trx) => {
    const expiresAt = await addSlip(trx, membershipNo, hash)
    await appendAudit(trx, auditKeyFrom(...readSealingSecrets(settings.dataDir)), {
      actor: 'system',
      action: 'recovery.slip_issued',
      subjectNo: membershipNo,
      outcome: 'done',
    })
    return expiresAt
  })
  console.log(`
  รหัสเปิดใช้งานระบบสมาชิก
    สมาชิก      ${membershipNo} ${member.name} ${member.surname}
    รหัส        ${code}
    ใช้ได้ถึง     ${longMoment(until)} ครั้งเดียว
  มอบให้สมาชิกเท่านั้น หลังตรวจบัตรประชาชนแล้ว ใช้ที่ /member/register หัวข้อ “มีรหัสเปิดใช้งานจากสหกรณ์”
`)
})

function memberAsked(): string {
  const membershipNo = padMembershipNo(process.argv[2] ?? '')
  if (!membershipNo) throw new WrongSetting('npm run activate -- 000123, a membership number')
  return membershipNo
}
