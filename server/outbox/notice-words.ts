// What a message to a member is about, and what of it may stand on the screen of a locked telephone.

import type { Channel } from '#database/queries/monitoring/outbox-message.ts'
import { bareBody, oneLine } from '#domain/notice/carried-words.ts'
import type { Topic } from '#domain/notice/topic.ts'
import { type Message, sentenceOf, type Template } from './messages.ts'

// Codes have none: they are typed where they were asked for, and kept nowhere.
const TOPIC_OF = {
  new_device: 'security',
  after_failures: 'security',
  password_changed: 'security',
  password_set: 'security',
  session_replayed: 'security',
  passkey_added: 'security',
  passkey_last_removed: 'security',
  passkey_copied: 'security',
  passkeys_stopped: 'security',
  passkey_only_set: 'security',
  passkey_only_ended: 'security',
  slip_issued: 'security',
  revealed: 'security',
  recovery_held: 'security',
  push_added: 'security',
  line_linked: 'security',
  // What an officer writes says what it is about.
  campaign: 'news',
  change_held: 'security',
  // It may have been sent by somebody else.
  request_sent: 'security',
  request_answered: 'requests',
  request_moved: 'requests',
  guarantee_asked: 'guarantees',
  bill_issued: 'bills',
  loan_borrower: 'bills',
  loan_quiet: 'guarantees',
  loan_letter: 'guarantees',
  loan_cured: 'guarantees',
  loan_freed: 'guarantees',
} as const satisfies Partial<Record<Template, Topic>>

/** What a member is told, and reads again in the inbox. */
export type NoticeMessage = Extract<Message, { template: keyof typeof TOPIC_OF }>

export function topicOf(message: NoticeMessage): Topic {
  return message.template === 'campaign' ? message.topic : TOPIC_OF[message.template]
}

/** That somebody owes, how much, or stands for somebody who does, is nobody else's to read over a shoulder. */
const KEPT_BACK: readonly Template[] = [
  'bill_issued',
  'loan_borrower',
  'loan_quiet',
  'loan_letter',
  'loan_cured',
  'loan_freed',
  'campaign',
]

/** Of these one a day is enough, however many loans there are. */
export const ABOUT_ARREARS: readonly Template[] = ['loan_borrower']

export function isAboutArrears({ template }: NoticeMessage): boolean {
  return ABOUT_ARREARS.includes(template)
}

interface Going {
  channel: Channel
  /** The member wants to read it in the message itself. */
  hasDetail: boolean
}

export function outgoingBody(
  message: NoticeMessage,
  cooperative: string,
  { channel, hasDetail }: Going,
): string {
  if (!hasDetail && KEPT_BACK.includes(message.template))
    return bareBody(topicOf(message), cooperative)
  // A code does not lie open on a table, nor in a chat that others read along.
  const isOpen = channel === 'push' || channel === 'line'
  const text = isOpen ? inboxText(message) : sentenceOf(message)
  return asCarriedBy(channel, `${cooperative}: ${text}`)
}

/** A mail and a chat have lines; an SMS and a notification on a screen have one. */
export function asCarriedBy(channel: Channel, body: string): string {
  return channel === 'email' || channel === 'line' ? body : oneLine(body)
}

/** Whole, but for the code that stops: it is of use only to whoever cannot sign in. */
export function inboxText(message: NoticeMessage): string {
  return sentenceOf('stop' in message ? { ...message, stop: '' } : message)
}
