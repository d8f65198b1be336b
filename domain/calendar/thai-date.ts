// The only file that knows พ.ศ.: elsewhere days are 'YYYY-MM-DD' in the common era and instants
// are Date. Days and hours are Bangkok's, whatever the device thinks.

import { type Day, firstOfMonth, isDay, type Month, toDay, toMonth } from './day.ts'

/** A calendar day, or a moment of which the day in Bangkok is meant. */
type DayOrMoment = Day | Date

const ERA = 543
// No living member was born before พ.ศ. 2400 and no loan runs to ค.ศ. 2400 (RULE-81).
const FIRST_BUDDHIST_YEAR = 2400

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "15 พฤศจิกายน 2569", for headings and letters. */
export const longDate = written({ day: 'numeric', month: 'long', year: 'numeric' })

/** The same of what somebody typed, which is told as it is until it is a day. */
export function typedDate(text: string): string {
  return isDay(text) ? longDate(text) : text
}

/** "15 พ.ย. 2569", for lists and tables. */
export const shortDate = written({ day: 'numeric', month: 'short', year: 'numeric' })

/** "วันอาทิตย์ที่ 15 พฤศจิกายน 2569" */
export const weekdayDate = written({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** "พฤศจิกายน 2569" */
export const monthAndYear = written({ month: 'long', year: 'numeric' })

/** "พ.ย. 2569", under the points of a chart. */
export const shortMonth = written({ month: 'short', year: 'numeric' })

/** "พ.ย.", where the year is plain. */
export const monthLabel = written({ month: 'short' })

const dayAndMonth = written({ day: 'numeric', month: 'short' })

/** "09.05 น.", with a dot as in the office hours; น. never leaves its time. */
export function clockTime(instant: Date): string {
  return `${inBangkok(instant).slice(11, 16).replace(':', '.')}\u00A0น.`
}

/** "15 พ.ย. 2569 09.05 น." */
export function shortMoment(instant: Date | string): string {
  const at = new Date(instant)
  return `${shortDate(at)} ${clockTime(at)}`
}

/** "15 พฤศจิกายน 2569 09.05 น." */
export function longMoment(instant: Date | string): string {
  const at = new Date(instant)
  return `${longDate(at)} ${clockTime(at)}`
}

/** "ปรับปรุงล่าสุดเมื่อ 15 พฤศจิกายน 2569" */
export function lastUpdated(day: DayOrMoment): string {
  return `ปรับปรุงล่าสุดเมื่อ ${longDate(day)}`
}

/** How long ago on the same day, then the hour for a week, then the full date (REQ-141). */
export function recentDate(instant: Date, now: Date): string {
  const age = now.getTime() - instant.getTime()
  const days = (midnight(now).getTime() - midnight(instant).getTime()) / DAY
  if (age < 0 || days > 7) return longDate(instant)
  if (days > 1) return `${dayAndMonth(instant)} ${clockTime(instant)}`
  if (days === 1) return `เมื่อวาน ${clockTime(instant)}`
  if (age < MINUTE) return 'เมื่อสักครู่'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} นาทีที่แล้ว`
  return `${Math.floor(age / HOUR)} ชั่วโมงที่แล้ว`
}

/** The พ.ศ. of a day or of a common-era year. A year that is already พ.ศ. is a programmer's slip. */
export function buddhistYear(when: DayOrMoment | number): number {
  return commonEra(typeof when === 'number' ? when : midnight(when).getUTCFullYear()) + ERA
}

/** For a file name: a day, a month or a year in พ.ศ. as on the paper, biggest first so that they sort. */
export function filedDate(when: Day | Month | `${number}`): string {
  return `${buddhistYear(Number(when.slice(0, 4)))}${when.slice(4)}`
}

/** The common-era year of what people type and files hold, which may be either era. */
export function commonYear(year: number): number {
  return year < FIRST_BUDDHIST_YEAR ? year : year - ERA
}

/** The day of three figures as people give them, the year in either era; undefined when there is none. */
export function dayFrom(day: number, month: number, year: number): Day | undefined {
  const two = (figure: number) => String(figure).padStart(2, '0')
  const iso = `${String(commonYear(year)).padStart(4, '0')}-${two(month)}-${two(day)}`
  return isDay(iso) ? iso : undefined
}

const monthName = written({ month: 'long' })

/** "มกราคม" to "ธันวาคม", for choosing one. */
export const MONTHS = Array.from({ length: 12 }, (_, at) =>
  monthName(firstOfMonth(toMonth(`2026-${String(at + 1).padStart(2, '0')}`))),
)

/** The day in Bangkok at an instant, as 'YYYY-MM-DD'. */
export function bangkokDate(instant: Date): Day {
  return toDay(inBangkok(instant).slice(0, 10))
}

/** Whether an instant that somebody may have typed is on a day that can be written. */
export function isMoment(instant: Date): boolean {
  return Number.isFinite(instant.getTime()) && isDay(inBangkok(instant).slice(0, 10))
}

// One formatter for each form, made once: making it costs far more than using it.
// The day is Bangkok's before it is written, hence UTC.
function written(form: Intl.DateTimeFormatOptions): (day: DayOrMoment) => string {
  const formatter = new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', {
    ...form,
    timeZone: 'UTC',
  })
  return (day) => formatter.format(midnight(day))
}

// Thailand has been seven hours ahead, without summer time, since 1920.
function inBangkok(instant: Date): string {
  return new Date(instant.getTime() + 7 * HOUR).toISOString()
}

function midnight(day: DayOrMoment): Date {
  const iso = typeof day === 'string' ? day : bangkokDate(day)
  const start = new Date(`${iso}T00:00:00Z`)
  // Date turns 30 February into 2 March without a word.
  if (start.toISOString().slice(0, 10) !== iso) throw new RangeError(`no such day: ${iso}`)
  commonEra(start.getUTCFullYear())
  return start
}

function commonEra(year: number): number {
  if (!(year < FIRST_BUDDHIST_YEAR)) throw new RangeError(`not a common-era year: ${year}`)
  return year
}
