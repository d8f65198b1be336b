// Somebody of a unit in front of the area's door or behind it; the server is given-member.tsx's.

import type { StoredUnit } from '../client/session/unit-session.ts'
import { type Call, givenServer } from './given-member.tsx'

export const MALEE: StoredUnit = {
  token: 'cu1_malee',
  member_group_no: '00010001',
  member_group_name: 'โรงพยาบาลตัวอย่าง',
  login: '00010001.malee',
  name: 'มาลี มีสุข',
}

export function givenUnitServer(others: Parameters<typeof givenServer>[0] = {}): Call[] {
  return givenServer({
    '/api/membergroup/auth/login': () => Response.json({ rc_code: '1', ...MALEE, secret: 'x' }),
    '/api/membergroup/auth/logout': () => Response.json({ rc_code: '1' }),
    '/api/membergroup/auth/getAuthUser': () => {
      const { token, ...who } = MALEE
      return Response.json({ rc_code: '1', ...who })
    },
    ...others,
  })
}

export function givenUnitSignedIn(user: StoredUnit = MALEE): void {
  localStorage.setItem('membergroup', JSON.stringify(user))
}
