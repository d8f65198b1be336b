// What is to be done so that a guarantor has the letter of section 686 in hand: when it goes out, and what happens to one that comes back.

import type { Day } from '../calendar/day.ts'
import { daysBetween } from '../calendar/month-end.ts'
import { daysSince, STEPS } from './notice-clock.ts'

/** From this day of the default on a letter is written: a first one that comes back leaves time for a second before the thirtieth day. */
export const LETTER_FROM_DAY = 10
/** Without a letter on its way by then somebody is to see to it by name. */
export const LETTER_URGENT_DAY = 25
/** So long the post may say nothing of a letter. */
const POST_DAYS = 14
const TRIES_MAX = 2

/** One letter to one guarantor, as far as the post has told of it. */
export interface SentLetter {
  /** When it was let out; null while it waits for the second person. */
  released_on: Day | null
  posted_on: Day | null
  delivered_on: Day | null
  returned_on: Day | null
}

export type LetterNeed =
  /** It is too early. */
  | 'wait'
  | 'send'
  /** The last one came back, and there is time and an address for another. */
  | 'send_again'
  /** One is with the cooperative or the post. */
  | 'on_its_way'
  /** It was received. */
  | 'told'
  /** Letters do not do it: somebody is to see to it by name. */
  | 'task'

interface Guarantor {
  default_on: Day
  /** Whether the register has an address that a postman finds. */
  hasAddress: boolean
  /** Whether that address is another than that of the last letter. */
  isMoved: boolean
  letters: readonly SentLetter[]
  /** The day an officer told them by hand, in writing. */
  handed_on: Day | null
}

/** The day the first letter reached them; null where none has. */
export function notifiedOn({
  letters,
  handed_on,
}: Pick<Guarantor, 'letters' | 'handed_on'>): Day | null {
  const days = [...letters.map(({ delivered_on }) => delivered_on), handed_on]
  return days.filter((day) => day !== null).sort()[0] ?? null
}

export function letterNeed(
  { default_on, hasAddress, isMoved, letters, handed_on }: Guarantor,
  today: Day,
): LetterNeed {
  if (notifiedOn({ letters, handed_on }) !== null) return 'told'
  const days = daysSince(default_on, today)
  if (days < LETTER_FROM_DAY) return 'wait'
  const last = letters.at(-1)
  if (!last) return hasAddress ? (days >= LETTER_URGENT_DAY ? 'task' : 'send') : 'task'
  if (last.returned_on !== null) {
    if (!hasAddress) return 'task'
    if (isMoved) return days >= STEPS.letter ? 'task' : 'send_again'
    return letters.length < TRIES_MAX && days < STEPS.letter ? 'send_again' : 'task'
  }
  const since = last.posted_on ?? last.released_on
  const isSilent = since !== null && daysBetween(since, today) > POST_DAYS
  // One that nobody has let out, or brought to the post, by then is as good as none.
  const isLate = last.posted_on === null && days >= LETTER_URGENT_DAY
  return isSilent || isLate ? 'task' : 'on_its_way'
}

/** Why somebody sees to it by name. */
// biome-ignore format: one row a reason
export const TASK_WHY = {
  none:     'ยังไม่มีหนังสือส่งถึงผู้ค้ำประกัน ที่อยู่ในทะเบียนไม่ครบ หรือใกล้ครบ 30 วัน',
  returned: 'หนังสือส่งคืน ต้องหาที่อยู่ใหม่หรือส่งให้ด้วยตนเอง',
  silent:   'ยังไม่ทราบผลของหนังสือ ต้องตรวจกับไปรษณีย์',
} as const
