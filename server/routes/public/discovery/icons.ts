import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { Uuid } from '#server/content/media.ts'
import {
  sendIcon,
  sendManifest,
  sendSharedMark,
  sendSharedPicture,
  sendSvgIcon,
} from '#server/discovery/icons.ts'

// The cooperative's mark in the sizes that browsers, phones and those who share a link ask for. Drawn from
// one file, once, and then kept.

const ICONS = {
  'favicon.ico': 48,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
}
const Picture = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' })

export const iconRoutes: FastifyPluginAsyncTypebox = async (app) => {
  // Not for ever, as other files: their addresses stay when the mark changes.
  const config = { authz: 'public' as const, answers: 'page' as const, keep: true as const }
  const schema = { response: { 200: Picture } }

  app.get('/icon.svg', { config, schema }, (_, reply) => sendSvgIcon(app, reply))

  for (const [name, size] of Object.entries(ICONS)) {
    app.get(`/${name}`, { config, schema }, (_, reply) => sendIcon(app, size, reply))
  }

  app.get(
    '/manifest.webmanifest',
    { config, schema: { response: { 200: Type.Unknown() } } },
    (_, reply) => sendManifest(app, reply),
  )

  app.get(
    '/shared/:mediaId.jpg',
    { config, schema: { params: Type.Object({ mediaId: Uuid }), ...schema } },
    ({ params }, reply) => sendSharedPicture(app, params, reply),
  )

  // For pages without a picture of their own: the first slide, or the mark on the cooperative's colour.
  app.get('/shared/site.jpg', { config, schema }, (_, reply) => sendSharedMark(app, reply))
}
