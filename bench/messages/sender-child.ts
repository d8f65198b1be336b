// A process of the site as far as messages need it: the job that puts down what was let out, and beside it the worker that hands it on. It
// ends when nothing is left to do, and may be killed at any moment before.

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect, POOL_SIZE } from '#database/core/connect.ts'
import { sealingWith } from '#database/core/sealed.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { sendCampaigns } from '#server/campaigns/send.ts'
import { byLine } from '#server/outbox/line/send-line.ts'
import { byMail, sendersOf } from '#server/outbox/senders.ts'
import { byWebPush } from '#server/outbox/web-push/send-push.ts'
import { workOff } from '#server/outbox/worker.ts'
import { sendToParent } from '../process/listening.ts'

const PAUSE_MS = 500

const [url = '', secret = '', httpPort = '', mailPort = ''] = process.argv.slice(2)
const http = `127.0.0.1:${httpPort}`
const { db, close } = connect(url, POOL_SIZE)
const sealing = sealingWith(secret)
const secrets = {
  channelSecret: 'secret',
  accessToken: 'token',
  accountId: '@coop',
  priceSatang: 0,
  byPhone: false,
}
const webPush = { subject: 'mailto:office@coop.example', hosts: [http] }
const sms = { url: `http://${http}/sms`, token: 'token', sender: 'COOP' }
const senders = {
  ...sendersOf({ sms, mail: undefined, mode: 'production' }),
  line: byLine({ ...secrets, api: `http://${http}` }),
  push: byWebPush({ db, sealing, webPush }),
  email: byMail({ url: `smtp://127.0.0.1:${mailPort}`, from: 'office@coop.example' }),
}
const work = { db, sealing, audit: auditKeyFrom(secret), secret, senders }

/** As if time had passed: what another process had taken when it died is free again, and a bench in the evening does not wait for the morning. */
async function letTimePass(): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update outbox_message set next_try_at = now()
    where sent_at is null and gave_up_at is null and next_try_at > now()`.execute(db)
  return Number(numAffectedRows) > 0
}

await letTimePass()
sendToParent('begun')
let isPutDown = false
const putting = sendCampaigns({ db, sealing }, new AbortController().signal).then(() => {
  isPutDown = true
  sendToParent('put down')
})
for (;;) {
  const wasPutDown = isPutDown
  if (await workOff(work)) continue
  if (wasPutDown && !(await letTimePass())) break
  if (!wasPutDown) await sleep(PAUSE_MS)
}
await putting
sendToParent('sent')
for (const sender of Object.values(senders)) sender.close()
await close()
process.disconnect()
