import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PublishTopic } from '#contract/staff/topics.ts'
import type { Db } from '#database/core/connect.ts'
import {
  lockTopic,
  publishTopic,
  setTopicState,
  touchTopic,
} from '#database/queries/content/topic-version.ts'
import { standingOf } from '#domain/content/topic-state.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import type { ConfirmedAct } from '#server/two-people/acts.ts'
import { contentOf, historyOf } from '#server/versions/versioned-document.ts'
import { type HeldArticle, heldForAccounts, newAccounts } from './article-accounts.ts'
import { articleDocument, changeArticle, type LockedTopic, saveVersion } from './save-topic.ts'
import { readText } from './staff-topic.ts'

const YEAR_MS = 366 * 24 * 60 * 60 * 1000

export async function publishArticle(
  request: FastifyRequest,
  params: { topicId: string },
  body: PublishTopic,
  reply: FastifyReply,
) {
  const now = new Date()
  const asked = body.published_at
  const at = asked ? new Date(asked) : undefined
  if (at && at.getTime() > now.getTime() + YEAR_MS) {
    throw new Refusal(400, 'ตั้งเวลาล่วงหน้าได้ไม่เกิน 1 ปี')
  }
  let held: string | undefined
  const answer = await changeArticle(request, reply, params, body.seen, async (trx, topic) => {
    const isOut = standingOf(topic, now) === 'published'
    // What visitors read already cannot wait: its old text would vanish meanwhile.
    if (isOut && at && at > now) {
      throw new Refusal(400, 'เรื่องนี้เผยแพร่อยู่แล้ว ฉบับแก้ไขจึงเผยแพร่ได้ทันทีเท่านั้น')
    }
    const found = await newAccounts(trx, topic)
    held = await heldForAccounts(trx, request, { ...topic, ...found, at })
    if (held) return undefined
    return putOut(trx, topic, { at, by: byOfficer(request), accounts: found.accounts })
  })
  return held ? { ...answer, rc_des: held } : answer
}

/** What one proposed and another confirmed, unless it was changed since. */
export async function publishConfirmedArticle(
  { request, trx, proposer }: ConfirmedAct,
  { topicId, changes, at }: HeldArticle,
): Promise<undefined> {
  const topic = await lockTopic(trx, topicId)
  if (topic?.changes !== changes)
    throw new Refusal(409, 'เรื่องนี้ถูกแก้ไขแล้วหลังจากเสนอ กรุณาไม่ยืนยัน แล้วเสนอใหม่')
  const { accounts } = await newAccounts(trx, topic)
  const by = { login: proposer.login, at: new Date() }
  const wanted = { at: at === undefined ? undefined : new Date(at), by, accounts }
  const { action, detail } = await putOut(trx, topic, wanted)
  const recorded = { topic_id: topicId, proposed_by: proposer.login, ...detail }
  await recordAudit(trx, request, { action, detail: recorded })
}

interface Wanted {
  at: Date | undefined
  by: { login: string; at: Date }
  accounts: string[]
}

async function putOut(trx: Db, topic: LockedTopic, { at, by, accounts }: Wanted) {
  const now = new Date()
  const isOut = standingOf(topic, now) === 'published'
  const publishedAt = at ?? ((isOut && topic.published_at) || now)
  await publishTopic(trx, topic.topic_id, publishedAt)
  await touchTopic(trx, topic.topic_id, by)
  const action = publishedAt > now ? ('topic.schedule' as const) : ('topic.publish' as const)
  const told = { version: topic.version, published_at: publishedAt.toISOString() }
  return {
    action,
    detail: { ...told, ...(accounts.length > 0 && { accounts: accounts.join(' ') }) },
  }
}

export function archiveArticle(
  request: FastifyRequest,
  params: { topicId: string },
  body: { seen: number },
  reply: FastifyReply,
) {
  return changeArticle(request, reply, params, body.seen, async (trx, topic) => {
    if (topic.state === 'archived') throw new Refusal(400, 'เรื่องนี้อยู่ในคลังแล้ว')
    await setTopicState(trx, topic.topic_id, 'archived')
    await touchTopic(trx, topic.topic_id, byOfficer(request))
    return { action: 'topic.archive', detail: {} }
  })
}

export function unpublishArticle(
  request: FastifyRequest,
  params: { topicId: string },
  body: { seen: number },
  reply: FastifyReply,
) {
  return changeArticle(request, reply, params, body.seen, async (trx, topic) => {
    const standing = standingOf(topic, new Date())
    if (standing === 'published') {
      throw new Refusal(400, 'เรื่องนี้เผยแพร่อยู่ กรุณาเก็บเข้าคลังก่อน')
    }
    if (standing === 'draft') throw new Refusal(400, 'เรื่องนี้เป็นร่างอยู่แล้ว')
    await setTopicState(trx, topic.topic_id, 'draft')
    await touchTopic(trx, topic.topic_id, byOfficer(request))
    return { action: 'topic.draft', detail: {} }
  })
}

export async function readVersions({ server: app }: FastifyRequest, params: { topicId: string }) {
  const document = articleDocument(Number(params.topicId))
  const { live_version } = await document.read(app.db)
  const versions = (await historyOf(app.db, document)).map((row) => ({
    version: row.version,
    title: row.title,
    saved_at: row.changed_at,
    saved_by: row.changed_by,
    restored_from: row.restored_from,
    is_live: row.version === live_version,
  }))
  return dataReply({ versions })
}

export async function readVersion(
  { server: app }: FastifyRequest,
  { topicId, version }: { version: string; topicId: string },
) {
  const row = await contentOf(app.db, articleDocument(Number(topicId)), Number(version))
  return dataReply(await readText(app.db, row))
}

export function restoreVersion(
  request: FastifyRequest,
  params: { topicId: string },
  form: { version: number; seen: number },
  reply: FastifyReply,
) {
  return changeArticle(request, reply, params, form.seen, async (trx, topic) => {
    const from = form.version
    const row = await contentOf(trx, articleDocument(topic.topic_id), from)
    const { category_id, title, body, picture_id, pinned, gallery } = row
    // A document may have been taken away since.
    const { documents } = await readText(trx, row)
    const ids = documents.map(({ document_id }) => document_id)
    const text = { category_id, title, body, picture_id, pinned, gallery, documents: ids }
    const version = await saveVersion(trx, request, topic, { text, restoredFrom: from })
    return { action: 'topic.restore', detail: { version, restored_from: from } }
  })
}

function byOfficer(request: FastifyRequest) {
  return { login: request.staff.login, at: new Date() }
}
