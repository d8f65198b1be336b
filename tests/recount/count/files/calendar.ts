// Days as 'YYYY-MM-DD' and months as 'YYYY-MM', counted by the calendar's own arithmetic and not by a clock's.

/** The Julian day number (Fliegel and Van Flandern). */
export function dayNumber(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const toMarch = Math.trunc((month - 14) / 12)
  return (
    date -
    32_075 +
    Math.trunc((1_461 * (year + 4_800 + toMarch)) / 4) +
    Math.trunc((367 * (month - 2 - toMarch * 12)) / 12) -
    Math.trunc((3 * Math.trunc((year + 4_900 + toMarch) / 100)) / 4)
  )
}

export function nights(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const all = year * 12 + number - 1 + count
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`
}

/** The day before the next month begins. */
export function monthEnd(month: string): string {
  const days = nights(`${month}-01`, `${addMonths(month, 1)}-01`)
  return `${month}-${days}`
}

export function isMonthEnd(day: string): boolean {
  return day === monthEnd(monthOf(day))
}

export function isLeap(year: number): boolean {
  return nights(`${year}-01-01`, `${year + 1}-01-01`) === 366
}

/** How many month-ends lie after one month and up to another. */
export function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number)
  return (toYear - year) * 12 + toMonth - month
}

/** A year earlier, and the day after that: where the last twelve months begin. */
export function twelveMonthsTo(day: string): string {
  const year = Number(day.slice(0, 4)) - 1
  const same = day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`
  return dayAfter(same)
}

export function dayAfter(day: string): string {
  if (isMonthEnd(day)) return `${addMonths(monthOf(day), 1)}-01`
  return `${monthOf(day)}-${String(Number(day.slice(8)) + 1).padStart(2, '0')}`
}
