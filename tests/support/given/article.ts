import type { FastifyInstance } from 'fastify'
import type { StaffTopic } from '#contract/staff/topics.ts'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import { givenOfficer } from './session.ts'

/** An officer at work: asks as a browser would, and answers what was said. */
export async function givenEditor(
  app: FastifyInstance,
  { login = 'editor', name = 'กมลชนก ดีพร้อม', roles = ['editor'] as StaffRole[] } = {},
) {
  const { token } = await givenOfficer(app.db, { login, name, roles })
  const headers = { authorization: `Bearer ${token}` }
  async function ask(url: string, payload?: object | Buffer) {
    const isFile = Buffer.isBuffer(payload)
    const reply = await app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/api/admin${url}`,
      headers: { ...headers, ...(isFile && { 'content-type': 'application/octet-stream' }) },
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, headers: reply.headers, ...reply.json() }
  }
  return { ask }
}

export type Editor = Awaited<ReturnType<typeof givenEditor>>

export async function givenDraft(
  { ask }: Editor,
  words: { category_id: number; title: string; body?: string },
): Promise<StaffTopic> {
  const rest = { body: '<p>เนื้อหา</p>', pinned: false, picture_id: null, gallery: [], documents: [] }
  const { data } = await ask('/topics', { ...rest, ...words })
  return data
}
