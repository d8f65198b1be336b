// Public pages, drawn here first from the same routes and feeds that the browser uses.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Ask, RenderedPage, WebBundle } from '#contract/render.ts'
import { DIVIDEND_FIELDS } from '#domain/dividend-form.ts'
import { LOAN_FIELDS } from '#domain/loan-form.ts'
import { documentOf } from './document.ts'
import { pathOf } from './kept.ts'
import { NOT_PAGES } from './not-found.ts'
import { readPageConfig } from './page-config.ts'

const BUNDLE = join(import.meta.dirname, '..', 'dist', 'render', 'render.js')
const READ_IN_QUERY: readonly string[] = ['q', 'page']
// What was typed into a calculator, so that a link shows the same again, with scripts off too.
const TYPED_IN_QUERY: Record<string, readonly string[]> = {
  '/loancal': [...LOAN_FIELDS, 'rows'],
  '/caldividend': DIVIDEND_FIELDS,
}
const TYPED_MAX = 40
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

  app.get(
    '/*',
    {
      config: { authz: 'public', answers: 'page', keep: ({ url }) => keptAs(url) },
      schema: { response: { 200: Html, 308: Type.Null(), 404: Html, 503: Html } },
      // A person who opened a page gets a page, whatever happened.
      errorHandler(error, request, reply) {
        request.log.error({ request_id: request.id, err: error }, 'fault')
        reply.header('retry-after', '5')
        const { page, name } = app.unavailable
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
        return reply.code(503).send(html(app, page, name))
      },
    },
    async (request, reply) => {
      const path = pathOf(request.url)
      if (NOT_PAGES.test(path)) return reply.callNotFound()
      // One address a page; never for '//host/', which a browser would take for another site.
      const bare = /^(\/[^/\\].*?)\/+$/.exec(path)?.[1]
      if (bare) return reply.redirect(bare, 308)
      const { page, name } = app.web.isPage(path)
        ? await draw(app, addressOf(request.url))
        : // Whatever the address, there is one not-found page; drawing it anew would be a gift to robots.
          await app.memory.value('not-found', () => draw(app, '/not-found'))
      reply.type('text/html; charset=utf-8')
      if (page.status !== 200) reply.header('cache-control', 'no-store')
      return reply.code(page.status).send(html(app, page, name))
    },
  )
}

/** The address with what pages read of a query, in one order; the rest is for somebody else. */
function addressOf(url: string): string {
  if (!url.includes('?')) return url
  const asked = new URLSearchParams(url.slice(pathOf(url).length))
  const read = new URLSearchParams()
  for (const name of READ_IN_QUERY) {
    const value = asked.get(name)
    if (value) read.set(name, value)
  }
  for (const name of typedOn(url)) {
    // A field that was left empty is asked for; one that never stood there keeps its first value.
    const value = asked.get(name)
    if (value !== null) read.set(name, value.slice(0, TYPED_MAX))
  }
  return pathOf(url) + (read.size > 0 ? `?${read}` : '')
}

/** What somebody searches for or reckons is drawn for them and forgotten; it would fill the memory. */
function keptAs(url: string): string | undefined {
  const address = addressOf(url)
  if (typedOn(url).length > 0) return address.includes('?') ? undefined : address
  return /[?&]q=/.test(address) ? undefined : address
}

function typedOn(url: string): readonly string[] {
  const path = pathOf(url)
  return Object.hasOwn(TYPED_IN_QUERY, path) ? (TYPED_IN_QUERY[path] ?? []) : []
}

/** Drawn at the start, for the time when nothing can be asked. */
export async function drawUnavailable(app: FastifyInstance) {
  const config = await readPageConfig(app.db)
  return { page: app.web.renderUnavailable(config), name: config.coopNameTH }
}

async function draw(
  app: FastifyInstance,
  path: string,
): Promise<{ page: RenderedPage; name: string }> {
  const config = await app.memory.value('page-config', () => readPageConfig(app.db))
  const { publicUrl } = app.settings
  const now = new Date().toISOString()
  const page = await app.web.render({ path, publicUrl, config, now, ask: askIn(app) })
  return { page, name: config.coopNameTH }
}

/** Our own routes, asked in process: the same hooks, schemas and refusals a browser meets. */
function askIn(app: FastifyInstance): Ask {
  return async (url) => {
    const reply = await app.inject({ url })
    // A fault behind one feed is the page's fault; a refusal is for the page to show.
    if (reply.statusCode >= 500)
      throw Object.assign(new Error(`${url} failed`), { statusCode: reply.statusCode })
    return { status: reply.statusCode, body: reply.json() }
  }
}

function html(app: FastifyInstance, page: RenderedPage, name: string): string {
  return documentOf(page, app.assets, { name, publicUrl: app.settings.publicUrl })
}
