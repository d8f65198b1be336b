// What ThaID says of somebody, as far as it is compared: the names are not, since spellings differ.

import type { Day } from '../calendar/day.ts'
import { dayFrom } from '../calendar/thai-date.ts'
import { isNationalId } from './national-id.ts'

export interface ThaidClaims {
  nationalId: string
  birthDate: Day
  /** Identity assurance level: how well the department knows them. */
  ial: number
}

/** Undefined when something is missing or is not what it should be: nothing is guessed. */
export function readThaidClaims(claims: Record<string, unknown>): ThaidClaims | undefined {
  const nationalId = String(claims.pid ?? '')
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(claims.birthdate ?? '')) ?? []
  const birthDate = dayFrom(Number(day), Number(month), Number(year))
  const [, level] = /^(?:IAL)?([123](?:\.\d)?)$/i.exec(String(claims.ial ?? '')) ?? []
  if (!isNationalId(nationalId) || !birthDate || !level) return undefined
  return { nationalId, birthDate, ial: Number(level) }
}
