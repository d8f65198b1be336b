import { sql } from 'kysely'

/** By the database's clock. */
export function secondsFromNow(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`
}

export function minutesFromNow(minutes: number) {
  return secondsFromNow(minutes * 60)
}
