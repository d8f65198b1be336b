// `npm run announce -- TOPIC`: tells everybody who listens of a published piece of news.

import { topicById } from '#database/queries/content/topic.ts'
import { excerpt, plainText } from '#domain/text/thai-text.ts'
import { announce } from '#server/push/announce.ts'
import { WrongSetting } from '#server/settings/settings.ts'
import { asOwner } from './as-owner.ts'

const WORDS = 120

await asOwner(topicAsked, async (db, { pusher }, topicId) => {
  const topic = await topicById(db, Number(topicId), new Date())
  if (!topic) throw new WrongSetting(`ไม่พบเรื่องที่เผยแพร่แล้วเลขที่ ${topicId}`)
  const { title, body } = topic
  await announce(db, pusher, { title, body: excerpt(plainText(body), WORDS), url: topicId })
  console.log(`แจ้งเตือนแล้ว: ${title}`)
})

function topicAsked(): string {
  const [topicId = ''] = process.argv.slice(2)
  if (!/^\d{1,9}$/.test(topicId))
    throw new WrongSetting('npm run announce -- TOPIC, the number in /show/TOPIC')
  return topicId
}
