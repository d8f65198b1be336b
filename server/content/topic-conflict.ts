import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TopicConflict } from '#contract/staff/topics.ts'
import { clockTime, longDate } from '#domain/calendar/thai-date.ts'
import { refusalReply } from '../http/errors.ts'
import { OutdatedVersion } from './save-topic.ts'
import { readStaffTopic } from './staff-topic.ts'

/** Does the work, or tells who was faster and what they left, so that nothing is overwritten unseen. */
export async function checkConflict<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  topicId: number,
  work: () => Promise<Answer>,
): Promise<Answer | TopicConflict> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof OutdatedVersion)) throw error
    const theirs = await readStaffTopic(request.server.db, topicId)
    const who = theirs.changed_by ?? 'เจ้าหน้าที่'
    const at = new Date(theirs.changed_at ?? Date.now())
    const when = `เมื่อ ${longDate(at)} เวลา ${clockTime(at)}`
    reply.code(409)
    return { ...refusalReply(`${who} แก้ไขเรื่องนี้${when} รายการของท่านจึงยังไม่ได้ทำ`, request.id), theirs }
  }
}
