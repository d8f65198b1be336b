const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something has waited: «5 นาที», «3 ชั่วโมง», «47 วัน». */
export function waited(since: Date, now: Date): string {
  const age = Math.max(MINUTE, now.getTime() - since.getTime())
  if (age < HOUR) return `${Math.floor(age / MINUTE)} นาที`
  if (age < DAY) return `${Math.floor(age / HOUR)} ชั่วโมง`
  return `${Math.floor(age / DAY).toLocaleString('en')} วัน`
}
