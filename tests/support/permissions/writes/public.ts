// What anybody may send to the site's pages.

import { AnswerPost, QuestionPost, ReportPost } from '#contract/public/board.ts'
import { NewDemand, Vote } from '#contract/public/demand.ts'
import { VoterQuestion } from '#contract/public/election.ts'
import { ClientError } from '#contract/public/visitor.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { A_PDF } from '../../given/article-parts.ts'
import { givenQuestion } from '../../given/board.ts'
import { givenDemand } from '../../given/feedback.ts'
import { A_FILE, asks, at, captcha, sent, type Write } from './world.ts'

export const PUBLIC_WRITES: Record<string, Write> = {
  'POST /api/info/board': async (world) =>
    sent(QuestionPost, {
      title: 'ขอสอบถามเรื่องปันผล',
      body: 'ปันผลปีนี้จ่ายวันไหน',
      name: 'สมหญิง',
      recaptcha: await captcha(world),
    }),
  'POST /api/info/board/:topicId/reply': async (world) =>
    at(`/api/info/board/${await givenQuestion(world.db)}/reply`, AnswerPost, {
      body: 'ลองโทรถามสหกรณ์',
      name: 'สมหญิง',
      recaptcha: await captcha(world),
    }),
  'POST /api/info/board/:messageId/report': async (world) =>
    at(`/api/info/board/${await givenQuestion(world.db)}/report`, ReportPost, {
      reason: 'advert',
      detail: '',
      recaptcha: await captcha(world),
    }),
  'POST /api/info/client-error': () =>
    sent(ClientError, { release: '1', message: 'x is undefined', stack: '', path: '/home' }),
  'POST /api/info/demand': async (world) =>
    sent(NewDemand, {
      kind: 'need',
      subject: 'ขอเก้าอี้เพิ่ม',
      body: 'ห้องรอมีเก้าอี้ไม่พอ',
      anonymous: true,
      name: '',
      contact: '',
      recaptcha: await captcha(world),
    }),
  'POST /api/info/demand/:topicId/vote': async (world) => {
    const { id } = await givenDemand(world.db)
    return at(`/api/info/demand/${id}/vote`, Vote, { recaptcha: await captcha(world) })
  },
  'POST /api/info/demand/files': async (world) => {
    const recaptcha = encodeURIComponent(await captcha(world))
    const address = `/api/info/demand/files?name=a.pdf&recaptcha=${recaptcha}`
    return { at: address, body: A_PDF, headers: A_FILE }
  },
  'POST /api/info/election/voter': async (world) => {
    const voter = world.db.selectFrom('voter').select(['membership_no', 'birth_date'])
    const { membership_no, birth_date } = await voter
      .where('year', '=', 2027)
      .executeTakeFirstOrThrow()
    return sent(VoterQuestion, { membership_no, birth_date, recaptcha: await captcha(world) })
  },
  'POST /api/info/show/:topicId/view': async (world) => {
    const { topics } = await asks(world, 'staff', '/api/admin/topics?state=published')
    return at(`/api/info/show/${topics[0].topic_id}/view`, NoBody, {})
  },
  'POST /api/info/policy-report': () => ({
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify({
      'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://x.example/a.png' },
    }),
  }),
}
