import { Type } from 'typebox'
import { Uuid } from '#server/content/media.ts'
import { sendFeed } from '#server/discovery/feed.ts'
import {
  sendIcon,
  sendManifest,
  sendSharedMark,
  sendSharedPicture,
  sendSvgIcon,
} from '#server/discovery/icons.ts'
import { sendSecurityText } from '#server/discovery/security-txt.ts'
import { sendRobots, sendSitemap } from '#server/discovery/sitemap.ts'
import { forPublic, PaperBytes, routes } from '#server/http/routes.ts'

const Text = Type.Unsafe<string>({ type: 'string' })
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

export const discoveryRoutes = routes(
  // What search engines are told: where they may look, and every page there is.
  forPublic.get('/robots.txt', { answers: 'page', keep: true, reply: Text }, sendRobots),
  forPublic.get(
    '/.well-known/security.txt',
    { answers: 'page', keep: true, reply: Text },
    sendSecurityText,
  ),
  forPublic.get('/sitemap.xml', { answers: 'page', keep: true, reply: Text }, sendSitemap),

  // The news for those who read them elsewhere, as Atom.
  forPublic.get(
    '/feed.xml',
    { answers: 'page', keep: true, reply: Type.Unsafe<string>({ type: 'string' }) },
    sendFeed,
  ),
  forPublic.get('/icon.svg', SITE, sendSvgIcon),
  ...Object.entries(ICONS).map(([name, size]) =>
    forPublic.get(`/${name}`, SITE, ({ server }, reply) => sendIcon(server, size, reply)),
  ),
  forPublic.get('/manifest.webmanifest', { ...SITE, reply: Type.Unknown() }, sendManifest),
  forPublic.get(
    '/shared/:mediaId.jpg',
    { ...SITE, params: Type.Object({ mediaId: Uuid }) },
    sendSharedPicture,
  ),

  // For pages without a picture of their own: the first slide, or the mark on the cooperative's colour.
  forPublic.get('/shared/site.jpg', SITE, sendSharedMark),
)
