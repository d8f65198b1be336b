import type { Row } from './routes.ts'

const NO_FILE = '00000000-0000-0000-0000-000000000000'
const A_FILE = { 'content-type': 'application/octet-stream' }

/** What editors write for visitors. */
// biome-ignore format: one row a route
export const ARTICLES: Record<string, Row> = {
  'GET /api/admin/topics':                    {},
  'POST /api/admin/topics':                   { body: {}, ok: 400 },
  'GET /api/admin/topics/:topicId':           { at: '/api/admin/topics/1', ok: 404 },
  'POST /api/admin/topics/:topicId':          { at: '/api/admin/topics/1', body: {}, ok: 400 },
  'GET /api/admin/topics/:topicId/preview':   { at: '/api/admin/topics/1/preview', ok: 404 },
  'GET /api/admin/topics/:topicId/versions':  { at: '/api/admin/topics/1/versions', ok: 404 },
  'GET /api/admin/topics/:topicId/versions/:version': { at: '/api/admin/topics/1/versions/1', ok: 404 },
  'POST /api/admin/topics/:topicId/publish':  { at: '/api/admin/topics/1/publish', body: { seen: 1 }, ok: 404 },
  'POST /api/admin/topics/:topicId/archive':  { at: '/api/admin/topics/1/archive', body: { seen: 1 }, ok: 404 },
  'POST /api/admin/topics/:topicId/draft':    { at: '/api/admin/topics/1/draft', body: { seen: 1 }, ok: 404 },
  'POST /api/admin/topics/:topicId/restore':  { at: '/api/admin/topics/1/restore', body: { seen: 1, version: 1 }, ok: 404 },
  'GET /api/admin/categories':                {},
  'POST /api/admin/categories':               { body: {}, ok: 400 },
  'POST /api/admin/categories/:categoryId':   { at: '/api/admin/categories/1', body: {}, ok: 400 },
  'POST /api/admin/categories/:categoryId/remove': { at: '/api/admin/categories/1/remove', body: { seen: 1 }, ok: 404 },
  'POST /api/admin/categories/order':         { body: { ids: [] } },
  'GET /api/admin/slides':                    {},
  'POST /api/admin/slides':                   { body: {}, ok: 400 },
  'POST /api/admin/slides/:slideId':          { at: '/api/admin/slides/1', body: {}, ok: 400 },
  'POST /api/admin/slides/:slideId/remove':   { at: '/api/admin/slides/1/remove', body: { seen: 1 }, ok: 404 },
  'POST /api/admin/slides/order':             { body: { ids: [] } },
  'GET /api/admin/documents':                 {},
  'POST /api/admin/documents':                { at: '/api/admin/documents?name=x', headers: A_FILE, ok: 400 },
  'GET /api/admin/documents/:documentId':     { at: `/api/admin/documents/${NO_FILE}`, ok: 404 },
  'POST /api/admin/documents/:documentId':    { at: `/api/admin/documents/${NO_FILE}`, body: {}, ok: 400 },
  'POST /api/admin/documents/:documentId/file': { at: `/api/admin/documents/${NO_FILE}/file`, headers: A_FILE, ok: 400 },
  'POST /api/admin/documents/:documentId/restore': { at: `/api/admin/documents/${NO_FILE}/restore`, body: { seen: 1, file_id: NO_FILE }, ok: 404 },
  'POST /api/admin/documents/:documentId/remove': { at: `/api/admin/documents/${NO_FILE}/remove`, body: { seen: 1 }, ok: 404 },
  'GET /api/admin/documents/files/:fileId':   { at: `/api/admin/documents/files/${NO_FILE}`, ok: 404 },
  'GET /api/admin/pictures':                  {},
  'POST /api/admin/pictures':                 { at: '/api/admin/pictures?alt=x', headers: A_FILE, ok: 400 },
}
