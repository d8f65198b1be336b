import type { FastifyRequest } from 'fastify'
import { addAnnouncement, latestAnnouncements } from '#database/queries/content/announcement.ts'
import { topicById } from '#database/queries/content/topic.ts'
import { EXCERPT_LENGTH, excerpt, plainText } from '#domain/text/thai-text.ts'
import { recorded } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { limitTries } from '#server/http/rate-limit.ts'
import { announce } from '#server/push/announce.ts'
import { countListeners } from '#server/push/count.ts'
import { requireKnownAccounts } from './known-accounts.ts'
import { requireLine } from './staff-text.ts'

const SHOWN = 30

const TITLE_MAX = 120

const BODY_MAX = 300

const NOT_PUBLISHED = 'ไม่พบเรื่องที่เผยแพร่แล้วเลขนี้ กรุณาเผยแพร่เรื่องก่อนแจ้งเตือน'

/** People switch off what calls too often. */
const TRIES = { name: 'announce', max: 6, seconds: 60 * 60 }

export async function readAnnouncements({ server: app }: FastifyRequest) {
  const listening = await countListeners(app)
  const rows = await latestAnnouncements(app.db, SHOWN)
  const sent = rows.map(({ sent_at, sent_by, officer, ...row }) => ({
    ...row,
    sent_at: sent_at.toISOString(),
    officer: officer ?? sent_by,
  }))
  return dataReply({ listening, sent })
}

export async function readAnnouncementDraft(
  { server: app }: FastifyRequest,
  params: { topicId: string },
) {
  const topic = await topicById(app.db, Number(params.topicId), new Date())
  if (!topic) throw new Refusal(404, NOT_PUBLISHED)
  const { topic_id, title } = topic
  const body = excerpt(plainText(topic.body), EXCERPT_LENGTH)
  return dataReply({
    topic_id,
    topic_title: title,
    title: [...title].slice(0, TITLE_MAX).join(''),
    body,
  })
}

export async function sendAnnouncement(
  request: FastifyRequest,
  form: { body: string; title: string; topic_id: number },
) {
  const title = requireLine('หัวข้อ', form.title, TITLE_MAX)
  const body = requireLine('ข้อความ', form.body, BODY_MAX)
  const { topic_id } = form
  const now = new Date()
  if (!(await topicById(request.server.db, topic_id, now))) throw new Refusal(404, NOT_PUBLISHED)
  await limitTries(request.server.db, request.server.secrets.csrf, TRIES, 'everybody')
  const listening = await countListeners(request.server)
  await recorded(request, async (trx) => {
    await requireKnownAccounts(trx, request, { where: 'announcements', texts: [title, body] })
    const sent_by = request.staff.login
    const row = { title, body, topic_id, sent_at: now, sent_by, listening }
    const announcement_id = await addAnnouncement(trx, row)
    await announce(trx, request.server.settings.pusher, { title, body, url: String(topic_id) })
    const detail = { announcement_id, topic_id, title }
    return { action: 'announcement.send', detail }
  })
  return { rc_code: '1' as const, rc_des: toldOf(listening), data: { reached: listening } }
}

function toldOf(reached: number | null): string {
  if (reached === null) return 'ส่งการแจ้งเตือนให้บริการภายนอกแล้ว ไม่ทราบจำนวนผู้ได้รับ'
  if (reached === 0) return 'ไม่มีผู้ได้รับการแจ้งเตือน เพราะขณะที่ส่งไม่มีเบราว์เซอร์ใดเชื่อมต่ออยู่'
  return `ส่งการแจ้งเตือนแล้ว ถึงเบราว์เซอร์ที่เชื่อมต่ออยู่ ${reached.toLocaleString('en')} เครื่อง`
}
