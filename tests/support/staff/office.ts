import type { FastifyInstance } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import { givenOfficer } from '../given/session.ts'

/** An officer at work: what they read, and what they send. */
export async function atWork(
  app: FastifyInstance,
  db: Db,
  { login = 'editor', roles = ['editor'] as StaffRole[], name = 'กมลชนก ดีพร้อม' } = {},
) {
  const { token } = await givenOfficer(db, { login, roles, name })
  const headers = { authorization: `Bearer ${token}` }
  return {
    login,
    ask: (url: string) => app.inject({ url, headers }),
    async read(url: string) {
      return (await app.inject({ url, headers })).json().data
    },
    send: (url: string, payload: object) =>
      app.inject({ method: 'POST', url, headers, payload: { ...payload } }),
    /** Saves a sheet as it was last read, with these changes. */
    async save(url: string, change: (content: never) => object) {
      const { version, content } = (await app.inject({ url, headers })).json().data
      const payload = { version, content: change(content as never) }
      return app.inject({ method: 'POST', url, headers, payload })
    },
  }
}
