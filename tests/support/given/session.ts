import type { FastifyInstance } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { addStaff } from '#database/queries/identity/staff.ts'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import { type IssuedSession, issueSession } from '#server/identity/session.ts'
import { grantImpersonation } from '#server/members/grant-impersonation.ts'
import { givenVisitor } from './site.ts'

/** A member who has signed in already, in a browser or with something else. */
export function issueMemberSession(
  db: Db,
  membershipNo: string,
  kind: 'browser' | 'other',
): Promise<IssuedSession> {
  const client = { kind, device: 'Chrome บน Android', address: '127.0.0.1' }
  return issueSession(db, { kind: 'member', subjectId: membershipNo, client })
}

/** An officer of the cooperative who has signed in already. */
export async function givenOfficer(
  db: Db,
  { login = 'officer', roles = ['member_service'] as StaffRole[], name = 'กมลชนก ดีพร้อม' } = {},
): Promise<IssuedSession & { login: string }> {
  await addStaff(db, [{ login, name, roles, disabled_at: null }])
  const client = { kind: 'other', device: 'Chrome บน Windows', address: '127.0.0.1' } as const
  return { login, ...(await issueSession(db, { kind: 'staff', subjectId: login, client })) }
}

/** What an officer got who may look once; the code as it stands in the address. */
export function givenGrant(db: Db, staffLogin: string, membershipNo: string): Promise<string> {
  const asked = { staffLogin, membershipNo, reason: 'สมาชิกขอให้ช่วยดูยอดหุ้น', ticket: 'T-1' }
  return grantImpersonation(db, asked, async () => undefined)
}

/** What only our own page can say of itself. */
export const FROM_OUR_PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }

/** An officer who looks through a member's eyes; the cookie belongs to the token. */
export async function givenImpersonation(app: FastifyInstance, staffLogin: string, member: string) {
  const reply = await app.inject({
    url: '/admin/impersonate/auth/member',
    headers: {
      ...FROM_OUR_PAGE,
      'x-impersonation-grant': await givenGrant(app.db, staffLogin, member),
    },
  })
  const visitor = await givenVisitor(app)
  const binding = String(reply.headers['set-cookie']).split(';')[0]
  const headers = {
    authorization: `Bearer ${reply.json().token}`,
    cookie: `${visitor.cookie}; ${binding}`,
    'x-csrf-token': visitor.token,
  }
  return { reply, headers }
}
