// Public pages, drawn here first from the same routes and feeds that the browser uses.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { PageConfig } from '#contract/public/page-config.ts'
import { cookieOfLook, LOOK_COOKIE, type Look, lookIn, USUAL_LOOK } from '#contract/shared/look.ts'
import type { Ask, RenderedPage, WebBundle } from '#contract/shared/render.ts'
import { DIVIDEND_FIELDS } from '#domain/dividend/dividend-form.ts'
import { type Area, STORED_UNDER } from '#domain/identity/stored-session.ts'
import { LOAN_FIELDS } from '#domain/loan/loan-form.ts'
import { brandCss } from '#domain/site/brand.ts'
import { cookieOf } from '../http/cookies.ts'
import { NOT_PAGES } from '../http/not-found.ts'
import { Overloaded } from '../load/load-shedding.ts'
import { isPreview } from '../site/opening.ts'
import { hashOf } from './assets.ts'
import { type AreaPage, documentOf } from './html-document.ts'
import { pathOf } from './page-cache.ts'
import { pageConfigOf, readPageConfig } from './page-config.ts'

const POLICY = 'content-security-policy'
const BUNDLE = join(import.meta.dirname, '..', '..', 'dist', 'render', 'render.js')
// What pages read of a query, by the first part of their address. Nothing else is drawn, nor kept.
const READ_IN_QUERY: Record<string, readonly string[]> = {
  list: ['q', 'page'],
  search: ['q', 'kind', 'page'],
  board: ['q', 'filter', 'page'],
  demand: ['q', 'status', 'page'],
  election: ['year'],
  // A code typed from paper, where scripts are off.
  verify: ['code'],
  // Of the member area the server draws the terms only.
  member: ['doc', 'version'],
  // What was typed into a calculator, so that a link shows the same again, with scripts off too.
  loancal: [...LOAN_FIELDS, 'rows'],
  caldividend: DIVIDEND_FIELDS,
}
const CALCULATOR = /^\/(?:loancal|caldividend)(?:\?|$)/
// A search, or a paper that one person holds.
const FOR_ONE = /[?&](?:q|code)=|^\/verify\//
const VALUE_MAX = 100
const Html = Type.Unsafe<string>({ type: 'string' })

export async function loadWebBundle(): Promise<WebBundle> {
  return import(pathToFileURL(BUNDLE).href)
}

export const pageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    { config: { authz: 'public', answers: 'page' }, schema: { response: { 302: Type.Null() } } },
    async (_, reply) => reply.redirect('/home'),
  )

  // Pages behind a door are nobody else's business: not to be stored, found or told of.
  for (const [address, answers] of [
    ['/*', 'page'],
    ['/member/*', 'area'],
    ['/membergroup/*', 'area'],
    ['/admin', 'area'],
    ['/admin/*', 'area'],
  ] as const) {
    app.get(
      address,
      {
        config: { authz: 'public', answers, keep: keptAs },
        schema: { response: { 200: Html, 308: Type.Null(), 404: Html, 429: Html, 503: Html } },
        // A person who opened a page gets a page, whatever happened.
        errorHandler(error, request, reply) {
          const isOverload = error instanceof Overloaded
          if (!isOverload) request.log.error({ request_id: request.id, err: error }, 'fault')
          reply.header('retry-after', isOverload ? String(error.retryAfter) : '5')
          const { page, config } = app.unavailable
          reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
          return reply.code(503).send(html(app, reply, page, config, lookOf(request)))
        },
      },
      async (request, reply) => {
        const path = pathOf(request.url)
        if (NOT_PAGES.test(path)) return reply.callNotFound()
        // One address a page; never for '//host/', which a browser would take for another site.
        const bare = withoutSlashes(path)
        if (bare !== path && /^\/[^/\\]/.test(path)) return reply.redirect(bare, 308)
        const { page, config, isLimited } = app.web.isPage(path)
          ? await draw(app, addressOf(request.url), request)
          : // Whatever the address, there is one not-found page; drawing it anew would be a gift to robots.
            await app.memory.value('not-found', () => draw(app, '/not-found', request))
        reply.type('text/html; charset=utf-8')
        // What a limited visitor is shown is theirs alone: nobody keeps it for the others.
        const status = isLimited ? 429 : page.status
        if (status !== 200) reply.header('cache-control', 'no-store')
        const area = areaPageOf(app, path)
        return reply.code(status).send(html(app, reply, page, config, lookOf(request), area))
      },
    )
  }
}

/** Without those at its end; by hand, since a pattern would try again from each of sixteen thousand slashes. */
function withoutSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** The address with what its page reads of a query, in one order; the rest is for somebody else. */
function addressOf(url: string): string {
  const path = pathOf(url)
  if (path === url) return path
  const asked = new URLSearchParams(url.slice(path.length))
  const read = new URLSearchParams()
  for (const name of namesReadOn(path)) {
    const value = asked.get(name)
    // What was left empty in a calculator is asked for; elsewhere it is as good as absent.
    if (value || (value === '' && CALCULATOR.test(path))) read.set(name, value.slice(0, VALUE_MAX))
  }
  return path + (read.size > 0 ? `?${read}` : '')
}

function namesReadOn(path: string): readonly string[] {
  const first = path.split('/', 2)[1] ?? ''
  return Object.hasOwn(READ_IN_QUERY, first) ? (READ_IN_QUERY[first] ?? []) : []
}

/** What somebody searches for or reckons is drawn for them and forgotten; it would fill the memory. */
function keptAs(request: FastifyRequest): string | undefined {
  const address = shellIn(request) ?? addressOf(request.url)
  const forOne = CALCULATOR.test(address) ? address.includes('?') : FOR_ONE.test(address)
  if (forOne) return undefined
  const look = lookOf(request)
  return look === USUAL_LOOK ? address : `${address} ${cookieOfLook(look)}`
}

/** Whoever opens a page of an area, and whatever it shows, the server's part of it is the same. */
function shellIn({ url, server }: FastifyRequest): string | undefined {
  const path = pathOf(url)
  const area = path.endsWith('/') ? undefined : server.web.shellOf(path)
  // No address is spelt like this, so nobody can ask for it by name. Statements of many numbers are one page.
  return area && `shell of ${path.split('/').slice(1, 3).join(' ')}`
}

function areaPageOf({ web, assets }: FastifyInstance, path: string): AreaPage | undefined {
  const area = web.shellOf(path) as Area | undefined
  return (
    area && {
      storedUnder: STORED_UNDER[area],
      files: assets.filesOf(area, path),
      ...web.firstCallsOf(path),
    }
  )
}

function lookOf(request: FastifyRequest): Look {
  const cookie = cookieOf(request, LOOK_COOKIE)
  return cookie ? lookIn(cookie) : USUAL_LOOK
}

/** Drawn at the start, for the time when nothing can be asked. */
export async function drawUnavailable(app: FastifyInstance) {
  const config = await readPageConfig(app.db)
  return { page: app.web.renderUnavailable(config), config }
}

/** What visitors are shown of a site that is not open, whatever they asked for. */
export async function comingSoonPage(
  request: FastifyRequest,
  reply: FastifyReply,
  again: boolean,
): Promise<string> {
  const { server: app } = request
  const config = await pageConfigOf(app)
  return html(app, reply, app.web.renderComingSoon(config, again), config, lookOf(request))
}

async function draw(
  app: FastifyInstance,
  path: string,
  request: FastifyRequest,
): Promise<{ page: RenderedPage; config: PageConfig; isLimited: boolean }> {
  const config = await pageConfigOf(app)
  const { publicUrl } = app.settings
  const now = new Date().toISOString()
  let isLimited = false
  const askOnce = askIn(app, request)
  const ask: Ask = async (url) => {
    const answer = await askOnce(url)
    isLimited ||= answer.status === 429
    return answer
  }
  const page = await app.web.render({ path, publicUrl, config, now, ask })
  return { page, config, isLimited }
}

/**
 * Our own routes, asked in process: the same hooks, schemas and refusals a browser meets. Asked as from
 * the visitor's own address, or all visitors would share one limit; of an officer who looks at a site that is not open yet, with
 * the cookie that lets them.
 */
function askIn(app: FastifyInstance, request: FastifyRequest): Ask {
  const cookie = isPreview(request) && request.headers.cookie
  return async (url) => {
    const headers = cookie ? { cookie } : {}
    const reply = await app.inject({ url, remoteAddress: request.ip, headers })
    // A fault behind one feed is the page's fault; a refusal is for the page to show.
    if (reply.statusCode >= 500)
      throw Object.assign(new Error(`${url} failed`), { statusCode: reply.statusCode })
    return { status: reply.statusCode, body: reply.json() }
  }
}

function html(
  app: FastifyInstance,
  reply: FastifyReply,
  page: RenderedPage,
  config: PageConfig,
  look: Look,
  area?: AreaPage,
): string {
  allowBrand(reply, brandCss(config.brand_color))
  return documentOf(page, app.assets, { config, publicUrl: app.settings.publicUrl, look, area })
}

/** The cooperative's own colour is a second style inside the page, and let in by its hash as the first is. */
function allowBrand(reply: FastifyReply, css: string): void {
  const policy = reply.getHeader(POLICY)
  if (css === '' || typeof policy !== 'string') return
  reply.header(POLICY, policy.replace("style-src 'self'", `style-src 'self' '${hashOf(css)}'`))
}
