// `npm run announce -- TOPIC`: tells everybody who listens of a published piece of news.

import { connect } from '#database/core/connect.ts'
import { topicById } from '#database/queries/content/topic.ts'
import { excerpt, plainText } from '#domain/text/thai-text.ts'
import { announce } from '#server/push/announce.ts'
import { readSettings, WrongSetting } from '#server/settings/settings.ts'
import { openAsOwner } from '../database/owner-database.ts'

const WORDS = 120

try {
  const [topicId = ''] = process.argv.slice(2)
  if (!/^\d{1,9}$/.test(topicId))
    throw new WrongSetting('npm run announce -- TOPIC, the number in /show/TOPIC')
  const settings = readSettings(process.env)
  const database = await openAsOwner(settings)
  const { db, close } = connect(database.ownerUrl, 1)
  try {
    const topic = await topicById(db, Number(topicId), new Date())
    if (!topic) throw new WrongSetting(`ไม่พบเรื่องที่เผยแพร่แล้วเลขที่ ${topicId}`)
    const { title, body } = topic
    await announce(db, settings.pusher, {
      title,
      body: excerpt(plainText(body), WORDS),
      url: topicId,
    })
    console.log(`แจ้งเตือนแล้ว: ${title}`)
  } finally {
    await close()
    await database.close()
  }
} catch (error) {
  console.error(error instanceof WrongSetting ? error.message : error)
  process.exitCode = 1
}
