// `npm run outbox`: the latest messages, and whether they went out. In production without their words: a
// code is its receiver's only.

import { sealingWith } from '#database/core/sealed.ts'
import { latestMessages, TAKEN } from '#database/queries/monitoring/outbox-message.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { lineOf } from '#server/outbox/terminal.ts'
import { readSealingSecrets } from '#server/settings/secrets.ts'
import { asOwner } from './as-owner.ts'

const SHOWN = 20

await asOwner(
  () => undefined,
  async (db, { dataDir, mode }) => {
    const sealing = sealingWith(...readSealingSecrets(dataDir))
    const messages = await latestMessages(db, SHOWN)
    if (messages.length === 0) console.log('ยังไม่มีข้อความในกล่องขาออก')
    for (const message of messages.reverse()) {
      const { channel, template, created_at: at } = message
      const showsWords = message.body_sealed && mode === 'demo'
      const body = showsWords ? sealing.open(message.body_sealed as Buffer) : `(${template})`
      const address = sealing.open(message.address_sealed)
      console.log(`${shortMoment(at)} ${stateOf(message)}`)
      console.log(`  ${lineOf({ channel, address, body })}`)
    }
  },
)

type Message = Awaited<ReturnType<typeof latestMessages>>[number]

function stateOf({ sent_at, gave_up_at, tries, last_error }: Message): string {
  if (sent_at) return 'ส่งแล้ว'
  if (gave_up_at) return `เลิกส่ง (${last_error})`
  return tries === 0
    ? 'รอส่ง'
    : `ลองแล้ว ${tries} ครั้ง (${!last_error || last_error === TAKEN ? 'กำลังส่ง' : last_error})`
}
