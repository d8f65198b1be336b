import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffTopic, TopicConflict } from '#contract/staff/topics.ts'
import { clockTime, longDate } from '#domain/calendar/thai-date.ts'
import { saveOrConflict } from '../versions/conflict.ts'
import { readStaffTopic } from './staff-topic.ts'

/** Changes a topic, or answers who was faster and what they left. */
export function saveTopicOrConflict<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  topicId: number,
  save: () => Promise<Answer>,
): Promise<Answer | TopicConflict> {
  const theirs = () => readStaffTopic(request.server.db, topicId)
  return saveOrConflict(request, reply, { theirs, sentence }, save)
}

function sentence({ changed_by, changed_at }: StaffTopic): string {
  const at = new Date(changed_at ?? Date.now())
  const when = `เมื่อ ${longDate(at)} เวลา ${clockTime(at)}`
  return `${changed_by ?? 'เจ้าหน้าที่'} แก้ไขเรื่องนี้${when} รายการของท่านจึงยังไม่ได้ทำ`
}
