import type { FastifyRequest } from 'fastify'
import {
  answerTime,
  publishedDemand,
  publishedDemands,
  stepsOf,
  trackedDemand,
} from '#database/queries/feedback/demand.ts'
import { answerDays } from '#domain/content/demand.ts'
import { readTrackingCode } from '#domain/content/tracking-code.ts'
import { wordsOf } from '#domain/text/thai-search.ts'
import { excerpt, QUESTION_EXCERPT_LENGTH } from '#domain/text/thai-text.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesFor } from '#server/http/paging.ts'

const DESCRIPTION_LENGTH = 150

const NO_DEMAND = 'ไม่พบเรื่องที่ต้องการ'

const NO_CODE = 'ไม่พบเรื่องตามเลขติดตามนี้ กรุณาตรวจสอบเลขติดตามแล้วลองใหม่'

interface AnsweredRow {
  sent_at: Date
  answer: string | null
  answered_by: string | null
  answered_at: Date | null
}

export async function readDemands(
  { server: app }: FastifyRequest,
  query: { page?: string; q?: string; status?: 'answered' | 'received' | 'working' },
) {
  const now = new Date()
  const { page, limit, offset } = pageOf(query.page)
  const words = wordsOf(query.q ?? '')
  const [{ demands, total }, time] = await Promise.all([
    publishedDemands(app.db, { words, status: query.status, now, limit, offset }),
    answerTime(app.db, now),
  ])
  return dataReply({
    page,
    pages: pagesFor(page, total),
    total,
    answer_time:
      time.median_seconds === null
        ? null
        : { median_days: answerDays(time.median_seconds), answered: time.answered },
    demands: demands.map(({ demand_id, kind, subject, body, sent_at, status, votes }) => ({
      topic_id: demand_id,
      kind,
      subject,
      excerpt: excerpt(body, QUESTION_EXCERPT_LENGTH),
      sent_at: sent_at.toISOString(),
      status,
      votes,
    })),
  })
}

export async function readDemand({ server: app }: FastifyRequest, params: { topicId: string }) {
  const demand = await publishedDemand(app.db, Number(params.topicId), new Date())
  if (!demand) throw new Refusal(404, NO_DEMAND)
  const { demand_id, kind, subject, body, sent_at, status, votes } = demand
  return dataReply({
    topic_id: demand_id,
    kind,
    subject,
    body,
    description: excerpt(body.replace(/\s+/g, ' '), DESCRIPTION_LENGTH),
    sent_at: sent_at.toISOString(),
    status,
    votes,
    steps: told(await stepsOf(app.db, demand_id)),
    answer: answerIn(demand),
  })
}

export async function trackDemand({ server: app }: FastifyRequest, params: { code: string }) {
  const now = new Date()
  const code = readTrackingCode(params.code)
  const demand = code && (await trackedDemand(app.db, code))
  if (!demand) throw new Refusal(404, NO_CODE)
  const { demand_id, kind, status, published_at } = demand
  return dataReply({
    kind,
    status,
    steps: told(await stepsOf(app.db, demand_id)),
    answer: answerIn(demand),
    topic_id: published_at && published_at <= now ? demand_id : null,
  })
}

function told(steps: Awaited<ReturnType<typeof stepsOf>>) {
  return steps.map(({ status, at }) => ({ status, at: at.toISOString() }))
}

function answerIn({ sent_at, answer, answered_by, answered_at }: AnsweredRow) {
  if (!(answer && answered_by && answered_at)) return null
  return {
    body: answer,
    answered_by,
    answered_at: answered_at.toISOString(),
    days: answerDays((answered_at.getTime() - sent_at.getTime()) / 1000),
  }
}
