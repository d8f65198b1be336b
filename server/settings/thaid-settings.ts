// ThaID, the state's proof of who somebody is. Off unless the department has given this site a client.

import type { SETTINGS } from './setting-list.ts'
import { incompleteGroup, isAddress, WrongSetting, wholeNumber } from './setting-values.ts'

export interface ThaidSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** How well the department must know somebody, of 1 to 3. */
  ialLeast: number
  /** How long a member who wants only passkeys waits for a password. */
  holdHours: number
}

export function thaidSettings(
  value: (name: keyof typeof SETTINGS) => string,
): ThaidSettings | undefined {
  const [clientId, clientSecret] = [value('THAID_CLIENT_ID'), value('THAID_CLIENT_SECRET')]
  const issuer = value('THAID_ISSUER')
  const holdHours = wholeNumber('THAID_HOLD_HOURS', value('THAID_HOLD_HOURS'), 24, 168)
  const ialLeast = Number(value('THAID_IAL'))
  if (!/^[123](\.\d)?$/.test(value('THAID_IAL')))
    throw new WrongSetting('THAID_IAL must be a level from 1 to 3.9, such as 2 or 2.3.')
  if (!isAddress(issuer, /^https:$/) && !isAtHome(issuer))
    throw new WrongSetting('THAID_ISSUER must be an https address.')
  if (!clientId && !clientSecret) return undefined
  if (!clientId || !clientSecret) throw incompleteGroup('THAID_CLIENT_ID and THAID_CLIENT_SECRET')
  return { issuer, clientId, clientSecret, ialLeast, holdHours }
}

/** A provider on the operator's own machine, to try it with. */
export function isAtHome(issuer: string): boolean {
  return isAddress(issuer, /^http:$/) && /^(localhost|127\.0\.0\.1)$/.test(new URL(issuer).hostname)
}
