import type { FastifyRequest } from 'fastify'
import { addBoardMessage, sameMessageSince } from '#database/queries/feedback/board-message.ts'
import type { SignedInMember } from '#database/queries/identity/session.ts'
import { settings } from '#database/queries/site/setting.ts'
import { publicName } from '#domain/person/public-name.ts'
import { folded } from '#domain/text/thai-search.ts'
import { requireNotBlocked } from '#server/feedback/blocked-writers.ts'
import { requireCaptcha } from '#server/http/captcha.ts'
import { networkHash, visitorHash } from '#server/http/visitor.ts'

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
export async function postToBoard(
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
