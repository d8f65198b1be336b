import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { StaffTopic, TopicText } from '#contract/admin/topics.ts'
import type { StaffRole } from '#domain/staff-role.ts'
import { givenOfficer } from './given-session.ts'

/** A small picture, and one of its colours differs from one to the next. */
export function aPicture(red = 200): Promise<Buffer> {
  return sharp({
    create: { width: 40, height: 30, channels: 3, background: { r: red, g: 90, b: 60 } },
  })
    .withExif({ IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
    .jpeg()
    .toBuffer()
}

export const A_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

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

/** What is sent to save a text, from what was read of it. */
export function asSent({ version: _, picture, gallery, documents, ...words }: TopicText) {
  return {
    ...words,
    picture_id: picture?.media_id ?? null,
    gallery: gallery.map(({ media_id }) => media_id),
    documents: documents.map(({ document_id }) => document_id),
  }
}

export async function givenDraft(
  { ask }: Editor,
  words: { category_id: number; title: string; body?: string },
): Promise<StaffTopic> {
  const rest = { body: '<p>เนื้อหา</p>', pinned: false, picture_id: null, gallery: [], documents: [] }
  const { data } = await ask('/topics', { ...rest, ...words })
  return data
}
