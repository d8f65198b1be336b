// `npm run audit`: asks whether everything that was written down still stands as it was written.

import { verifyAudit } from '#database/audit.ts'
import { connect } from '#database/connect.ts'
import { auditKeyFrom } from '#server/audit.ts'
import { readSealingSecret } from '#server/secrets.ts'
import { readSettings } from '#server/settings.ts'
import { openAsOwner } from './owner-database.ts'

const settings = readSettings(process.env)
const database = await openAsOwner(settings)
const { db, close } = connect(database.ownerUrl, 1)
try {
  const key = auditKeyFrom(readSealingSecret(settings.dataDir))
  const { events, brokenAt } = await verifyAudit(db, key)
  if (brokenAt === undefined) console.log(`The chain of ${events} events stands.`)
  else {
    console.error(`BROKEN at event ${brokenAt} of ${events}: it was changed, removed or moved.`)
    process.exitCode = 1
  }
} finally {
  await close()
  await database.close()
}
