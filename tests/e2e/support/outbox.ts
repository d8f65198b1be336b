// What a member of the demo cooperative reads on their phone.

import { expect } from '@playwright/test'
import { sealingWith } from '#database/core/sealed.ts'
import { latestMessages } from '#database/queries/monitoring/outbox-message.ts'
import { readSealingSecrets } from '#server/settings/secrets.ts'
import { inDatabase } from './database.ts'
import { SITE_DATA_DIR, SITE_DATABASE_URL } from './site.ts'

const READ_MAX = 50

/** Their messages of one kind, the latest first. */
export async function messagesTo(membershipNo: string, template: string): Promise<string[]> {
  const sealing = sealingWith(...readSealingSecrets(String(process.env[SITE_DATA_DIR])))
  const messages = await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
    latestMessages(db, READ_MAX),
  )
  return messages
    .filter((message) => message.membership_no === membershipNo && message.template === template)
    .flatMap(({ body_sealed }) => (body_sealed ? [sealing.open(body_sealed)] : []))
}

/** The code of the message with this reference, once it is there. */
export async function codeWith(membershipNo: string, reference: string): Promise<string> {
  let code = ''
  await expect
    .poll(
      async () => {
        const messages = await messagesTo(membershipNo, 'code')
        const message = messages.find((body) => body.includes(reference))
        code = /OTP (\d{6})/.exec(message ?? '')?.[1] ?? ''
        return code
      },
      { message: `a code for ${membershipNo}`, timeout: 20_000 },
    )
    .toMatch(/^\d{6}$/)
  return code
}
