import type { FastifyInstance } from 'fastify'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import { givenOfficer } from '../given/session.ts'

/** An officer who asks the back office. */
export async function givenAsking(
  app: FastifyInstance,
  roles: StaffRole[],
  { login = 'officer', name = 'กมลชนก ดีพร้อม' } = {},
) {
  const { token } = await givenOfficer(app.db, { login, name, roles })
  const headers = { authorization: `Bearer ${token}` }
  return {
    login,
    read: (path: string) => app.inject({ url: `/api/admin/${path}`, headers }),
    data: async (path: string) =>
      (await app.inject({ url: `/api/admin/${path}`, headers })).json().data,
    send: (path: string, payload: object = {}) =>
      app.inject({ method: 'POST', url: `/api/admin/${path}`, headers, payload }),
    sendFile: (path: string, payload: Buffer) =>
      app.inject({
        method: 'POST',
        url: `/api/admin/${path}`,
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        payload,
      }),
  }
}

/** What was written down of this kind, oldest first. */
export function recordedEvents(app: FastifyInstance, action: string) {
  return app.db
    .selectFrom('audit_event')
    .select(['actor', 'subject_no', 'outcome', 'detail'])
    .where('action', '=', action)
    .orderBy('seq')
    .execute()
}
