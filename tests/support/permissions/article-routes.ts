import type { Row } from './routes.ts'

const NO_FILE = '00000000-0000-0000-0000-000000000000'

/** What editors write for visitors. */
// biome-ignore format: one row a route
export const ARTICLES: Record<string, Row> = {
  'GET /api/admin/topics':                    {},
  'POST /api/admin/topics':                   {},
  'GET /api/admin/topics/:topicId':           { at: '/api/admin/topics/1', ok: 404 },
  'POST /api/admin/topics/:topicId':          {},
  'GET /api/admin/topics/:topicId/preview':   { at: '/api/admin/topics/1/preview', ok: 404 },
  'GET /api/admin/topics/:topicId/versions':  { at: '/api/admin/topics/1/versions', ok: 404 },
  'GET /api/admin/topics/:topicId/versions/:version': { at: '/api/admin/topics/1/versions/1', ok: 404 },
  'POST /api/admin/topics/:topicId/publish':  {},
  'POST /api/admin/topics/:topicId/archive':  {},
  'POST /api/admin/topics/:topicId/draft':    {},
  'POST /api/admin/topics/:topicId/restore':  {},
  'GET /api/admin/categories':                {},
  'POST /api/admin/categories':               {},
  'POST /api/admin/categories/:categoryId':   {},
  'POST /api/admin/categories/:categoryId/remove': {},
  'POST /api/admin/categories/order':         {},
  'GET /api/admin/slides':                    {},
  'POST /api/admin/slides':                   {},
  'POST /api/admin/slides/:slideId':          {},
  'POST /api/admin/slides/:slideId/remove':   {},
  'POST /api/admin/slides/order':             {},
  'GET /api/admin/documents':                 {},
  'POST /api/admin/documents':                {},
  'GET /api/admin/documents/:documentId':     { at: `/api/admin/documents/${NO_FILE}`, ok: 404 },
  'POST /api/admin/documents/:documentId':    {},
  'POST /api/admin/documents/:documentId/file': {},
  'POST /api/admin/documents/:documentId/restore': {},
  'POST /api/admin/documents/:documentId/remove': {},
  'GET /api/admin/documents/files/:fileId':   { at: `/api/admin/documents/files/${NO_FILE}`, ok: 404 },
  'GET /api/admin/pictures':                  {},
  'POST /api/admin/pictures':                 {},
}
