// Where there is nobody who could let anybody in, the server itself gives the first code.

import { appendAudit } from '#database/core/audit.ts'
import type { Db } from '#database/core/connect.ts'
import { isAnybodyStaff } from '#database/queries/identity/staff.ts'
import { longMoment } from '#domain/calendar/thai-date.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { type By, firstCode, type IssuedStaffCode } from '#server/identity/staff/manage-staff.ts'
import { readSealingSecrets, readSecrets } from '#server/settings/secrets.ts'

/** Whoever stands at the server. */
export function atServer(dataDir: string): By {
  const key = auditKeyFrom(...readSealingSecrets(dataDir))
  return {
    name: 'เครื่องแม่ข่าย',
    secret: readSecrets(dataDir).csrf,
    tell: (trx, action, detail) =>
      appendAudit(trx, key, { actor: 'system', action, outcome: 'done', detail }),
  }
}

export function codeInWords({ code, until }: IssuedStaffCode, login = ''): string {
  return `
  รหัสตั้งค่าครั้งแรกของเจ้าหน้าที่${login ? ` ${login}` : ' (ผู้ดูแลระบบคนแรก)'}
    รหัส        ${code}
    ใช้ได้ถึง     ${longMoment(until)} ครั้งเดียว
  มอบให้เจ้าตัวเท่านั้น ใช้ที่หน้า /admin/setup
`
}

/** At every start without anybody: the code of the last one is worthless then. */
export async function printFirstCode(db: Db, dataDir: string): Promise<void> {
  if (await isAnybodyStaff(db)) return
  console.log(codeInWords(await firstCode(db, atServer(dataDir))))
}
