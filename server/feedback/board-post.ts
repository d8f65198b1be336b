import type { FastifyRequest } from 'fastify'
import type { AnswerPost, QuestionPost } from '#contract/public/board.ts'
import { boardAnswers, boardQuestion } from '#database/queries/feedback/board.ts'
import { addBoardMessage, sameMessageSince } from '#database/queries/feedback/board-message.ts'
import type { SignedInMember } from '#database/queries/identity/session.ts'
import { settings } from '#database/queries/site/setting.ts'
import {
  answerProblems,
  questionProblems,
  tidyAnswer,
  tidyQuestion,
} from '#domain/content/board-post.ts'
import { publicName } from '#domain/person/public-name.ts'
import { folded } from '#domain/text/thai-search.ts'
import { requireNotBlocked } from '#server/feedback/blocked-writers.ts'
import { boardAnswer } from '#server/feedback/board-answer.ts'
import { requireCaptcha } from '#server/http/captcha.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { networkHash, visitorHash } from '#server/http/visitor.ts'
import { memberIn, signedOut } from '#server/identity/session.ts'

const ANSWERS_MAX = 200

export async function askOnBoard(request: FastifyRequest, form: QuestionPost) {
  const { recaptcha, name = '', email = '', title, body } = form
  const member = await posterOf(request, name)
  const question = tidyQuestion({ title, body, name, email })
  refuse(questionProblems(question, member !== undefined))

  const { message_id: topic_id, state } = await postToBoard(request, member, recaptcha, {
    ...question,
    question_id: null,
  })
  return dataReply({ topic_id, state })
}

export async function replyOnBoard(
  request: FastifyRequest,
  params: { topicId: string },
  form: AnswerPost,
) {
  const { recaptcha, name = '', body } = form
  const question = await boardQuestion(request.server.db, Number(params.topicId))
  if (!question) throw new Refusal(404, 'ไม่พบกระทู้ที่ต้องการ')
  if (question.locked) throw new Refusal(409, 'กระทู้นี้ปิดรับคำตอบแล้ว กรุณาตั้งกระทู้ใหม่')
  const member = await posterOf(request, name)
  const answer = tidyAnswer({ body, name })
  refuse(answerProblems(answer, member !== undefined))
  // The page of a question shows all of its answers, so there is an end to them.
  if ((await boardAnswers(request.server.db, question.message_id)).length >= ANSWERS_MAX)
    throw new Refusal(409, 'กระทู้นี้มีคำตอบครบจำนวนแล้ว กรุณาตั้งกระทู้ใหม่')

  const posted = await postToBoard(request, member, recaptcha, {
    ...answer,
    question_id: question.message_id,
    title: null,
    email: '',
  })
  const { state } = posted
  return dataReply({ state, answer: state === 'shown' ? boardAnswer(posted) : null })
}

/** A session that ended while somebody was writing: with a name given, they are a guest like others. */
async function posterOf(
  request: FastifyRequest,
  name: string,
): Promise<SignedInMember | undefined> {
  const member = await memberIn(request)
  if (!member && !name && request.headers.authorization) throw signedOut()
  return member
}

function refuse(problems: Record<string, string>): void {
  const [problem] = Object.values(problems)
  if (problem) throw new Refusal(400, problem)
}

const SAME_WITHIN_MS = 24 * 60 * 60 * 1000

interface Post {
  /** The question answered; none for a question. */
  question_id: number | null
  title: string | null
  body: string
  name: string
  email: string
}

/** Puts a checked and tidied post on the board, or before an officer first, as the setting says. */
async function postToBoard(
  request: FastifyRequest,
  member: SignedInMember | undefined,
  recaptcha: string,
  { name, email, ...words }: Post,
) {
  const { db, secrets } = request.server
  await requireCaptcha(request.server, recaptcha)

  const now = new Date()
  const who = visitorHash(request, secrets.csrf)
  // Whose answer from us was lost on the way sends the same again, and has posted once.
  const before = await sameMessageSince(
    db,
    { ...words, who },
    new Date(now.getTime() - SAME_WITHIN_MS),
  )
  // What an officer has hidden keeps waiting, as far as its writer is told.
  if (before) return { ...words, ...before, state: before.state === 'shown' ? SHOWN : WAITING }

  const network = networkHash(request, secrets.csrf)
  const text = folded(`${words.title ?? ''} ${words.body} ${name}`)
  await requireNotBlocked(db, { who, network, text, now }, 'กระทู้')

  const { board_hold: hold } = await settings(db)
  const state = isHeld(hold, member) ? WAITING : SHOWN
  const author = member
    ? {
        author_kind: 'member' as const,
        author_name: publicName(member.name, member.surname),
        author_no: member.membershipNo,
        email: null,
      }
    : { author_kind: 'guest' as const, author_name: name, author_no: null, email: email || null }
  const message = { ...words, ...author, who, network, state, written_at: now }
  return { ...message, message_id: await addBoardMessage(db, message) }
}

const WAITING = 'waiting' as const
const SHOWN = 'shown' as const

/** A setting nobody understands holds everything: better late than a stranger's words in our name. */
function isHeld(hold: string | undefined, member: SignedInMember | undefined): boolean {
  if (hold === 'nobody') return false
  return !(hold === 'guests' && member)
}
