import { useSelector } from 'react-redux'
import type { UnitSignedIn } from '#contract/unit/auth.ts'
import { createAreaSession } from './area-session.ts'
import { returning } from './return-to.ts'

/** What the sign-in answered, stored under `membergroup` and nothing more (REQ-302). */
export type StoredUnit = Omit<UnitSignedIn, 'rc_code'>

const PARTS = ['token', 'member_group_no', 'member_group_name', 'login', 'name'] as const

/** One by one: whatever else an answer may hold one day, it is not left lying in a browser. */
function pick(from: unknown): StoredUnit | undefined {
  const parts = PARTS.map((part) => [part, (from as Record<string, unknown> | null)?.[part]])
  return parts.every(([, value]) => typeof value === 'string')
    ? Object.fromEntries(parts)
    : undefined
}

export const unitSession = createAreaSession<StoredUnit, StoredUnit>({
  area: 'membergroup',
  pick,
  userOf: pick,
  idOf: ({ login }) => login,
  draftsOf: () => 'membergroup/',
  // REQ-303: a 401 reloads the page; signing in, the check and the password lead to the door at once.
  whenEnded: { reloadsAfter: (path) => !/\/(?:auth\/|member_pass$)/.test(path) },
})

export function useUnit(): StoredUnit | undefined {
  return useSelector(unitSession.select).user
}

export const returnTo = returning('membergroup', 'dashboard')
