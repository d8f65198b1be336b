// The officer's session: only its token is stored, who it is the server says. Whatever is asked for them waits, when the
// session has ended or the act is grave, until they have proved who they are: the page and what was typed stay.

import type { Officer, StaffLoggedIn } from '#contract/staff/identity.ts'
import type { AreaThunk } from '../ask-in-area.ts'
import { createAreaSession } from './area-session.ts'

export const staffSession = createAreaSession<{ token: string }, Officer>({
  area: 'admin',
  pick(from) {
    const { token } = (from ?? {}) as { token?: unknown }
    return typeof token === 'string' ? { token } : undefined
  },
  userOf: (from) => (from as { data?: Officer }).data,
  idOf: ({ login }) => login,
  draftsOf,
  whenEnded: 'prove',
})

/** Under which an officer's drafts are kept in this browser. */
export function draftsOf({ login }: Pick<Officer, 'login'>): `${string}/` {
  return `admin/${login}/`
}

/** The second step was right. */
export function enter({ token, officer }: StaffLoggedIn['data']): AreaThunk<boolean> {
  return staffSession.admit({ token }, officer)
}
