// Ten thousand defaults with a post that loses, returns and is slow: on the thirtieth day every guarantor has a letter, or somebody who
// sees to it by name.

import { expect, test } from 'vitest'
import type { Day } from '../calendar/day.ts'
import { daysLater } from '../calendar/month-end.ts'
import { type LetterNeed, letterNeed, type SentLetter } from './letter-plan.ts'
import { STEPS } from './notice-clock.ts'

/** Of each of four offices. */
const CASES = 2_500

/** The same each time. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

interface Office {
  /** Letters are put together on every so many days. */
  everyDays: number
  /** From building to the post. */
  handlingDays: number
}

interface Outcome {
  need: LetterNeed
  hasTask: boolean
  letters: SentLetter[]
}

type Random = ReturnType<typeof seeded>

/** One guarantor from the default to a day, as the nightly check and the office go on. */
function follow(random: Random, default_on: Day, until: number, office: Office): Outcome {
  const hasAddress = random() > 0.03
  const badAddress = random() < 0.12
  const corrects = random() < 0.5
  const letters: (SentLetter & { fate?: { on: Day; is: 'delivered' | 'returned' | 'lost' } })[] = []
  const offset = Math.floor(random() * office.everyDays)
  let hasTask = false
  let isMoved = false
  let need: LetterNeed = 'wait'
  for (let day = 0; day <= until; day++) {
    const today = daysLater(default_on, day)
    for (const letter of letters) {
      if (
        letter.posted_on === null &&
        daysLater(letter.released_on as Day, office.handlingDays) <= today
      )
        letter.posted_on = today
      letter.fate ??=
        letter.posted_on === today ? fateOf(random, today, badAddress && !isMoved) : undefined
      if (letter.fate?.on !== today) continue
      if (letter.fate.is === 'delivered') letter.delivered_on = today
      if (letter.fate.is === 'returned') {
        letter.returned_on = today
        isMoved = corrects
      }
    }
    const standing = { default_on, hasAddress, isMoved, letters, handed_on: null }
    need = letterNeed(standing, today)
    const isOfficeDay = (day + offset) % office.everyDays === 0
    if (isOfficeDay && (need === 'send' || need === 'send_again')) {
      letters.push({ released_on: today, posted_on: null, delivered_on: null, returned_on: null })
      isMoved = false
      need = letterNeed({ ...standing, letters }, today)
    }
    // The night opens it, whether or not the office works.
    if (need === 'task') hasTask = true
  }
  return { need, hasTask, letters }
}

function fateOf(random: Random, posted: Day, isBad: boolean) {
  const draw = random()
  if (isBad || draw < 0.1)
    return { on: daysLater(posted, 4 + Math.floor(random() * 10)), is: 'returned' as const }
  if (draw < 0.13) return { on: daysLater(posted, 1), is: 'lost' as const }
  return { on: daysLater(posted, 1 + Math.floor(random() * 6)), is: 'delivered' as const }
}

/** Over year ends and a 29 February. */
function dayOf(random: Random): Day {
  return daysLater('2027-11-01', Math.floor(random() * 500))
}

test.for<[string, Office]>([
  ['every working day', { everyDays: 1, handlingDays: 1 }],
  ['twice a week', { everyDays: 4, handlingDays: 2 }],
  ['once a week', { everyDays: 7, handlingDays: 3 }],
  ['never', { everyDays: 1_000, handlingDays: 1 }],
])(
  '2,500 defaults of an office that writes letters %s: nobody is unwarned on the thirtieth day',
  ([, office]) => {
    const random = seeded(686)
    const seen = { told: 0, posted: 0, again: 0, task: 0 }
    const unwarned: number[] = []
    for (let at = 0; at < CASES; at++) {
      const { need, hasTask, letters } = follow(random, dayOf(random), STEPS.letter, office)
      const isOut = letters.some(
        ({ posted_on, returned_on }) => posted_on !== null && returned_on === null,
      )
      if (need !== 'told' && !isOut && !hasTask) unwarned.push(at)
      if (need === 'told') seen.told++
      else if (isOut) seen.posted++
      if (letters.length > 1) seen.again++
      if (hasTask) seen.task++
    }
    expect(unwarned).toEqual([])
    if (office.everyDays < 10) {
      expect(seen.told).toBeGreaterThan(CASES * 0.6)
      expect(seen.again).toBeGreaterThan(CASES * 0.05)
    }
    expect(seen.task).toBeGreaterThan(0)
  },
)
