import { Type } from 'typebox'
import { Uuid } from '#server/content/media.ts'
import {
  sendIcon,
  sendManifest,
  sendSharedMark,
  sendSharedPicture,
  sendSvgIcon,
} from '#server/discovery/icons.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { PaperBytes } from '#server/papers/paper.ts'

// The cooperative's mark in the sizes that browsers, phones and those who share a link ask for. Drawn from
// one file, once, and then kept.

const ICONS = {
  'favicon.ico': 48,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
}
// Not for ever, as other files: their addresses stay when the mark changes.
const SITE = { answers: 'page', keep: true, reply: PaperBytes } as const

export const iconRoutes = routes(
  forPublic.get('/icon.svg', SITE, ({ server }, reply) => sendSvgIcon(server, reply)),
  ...Object.entries(ICONS).map(([name, size]) =>
    forPublic.get(`/${name}`, SITE, ({ server }, reply) => sendIcon(server, size, reply)),
  ),
  forPublic.get('/manifest.webmanifest', { ...SITE, reply: Type.Unknown() }, ({ server }, reply) =>
    sendManifest(server, reply),
  ),
  forPublic.get(
    '/shared/:mediaId.jpg',
    { ...SITE, params: Type.Object({ mediaId: Uuid }) },
    ({ server }, params, reply) => sendSharedPicture(server, params, reply),
  ),

  // For pages without a picture of their own: the first slide, or the mark on the cooperative's colour.
  forPublic.get('/shared/site.jpg', SITE, ({ server }, reply) => sendSharedMark(server, reply)),
)
