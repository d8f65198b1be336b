// Draws a public page on the server: the same routes, the same pages, the same feeds.

import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { PageConfig } from '#contract/public/page-config.ts'
import type { RenderedPage, RenderRequest } from '#contract/shared/render.ts'
import { ApiError } from '../client/api.ts'
import type { Feed } from '../client/store/feed.ts'
import { createStore, type Store } from '../client/store/store.ts'
import { WantedFeeds } from '../client/store/use-feed.ts'
import { App } from './app.tsx'
import { ComingSoon } from './coming-soon.tsx'
import { MetaContext, type PageMeta } from './page-meta.tsx'
import { firstCallsOf, isKnown, pagesIn, preload, ROUTES, shellOf } from './routes.tsx'
import { type Site, SiteContext } from './site.tsx'
import { Unavailable } from './unavailable.tsx'

// A page asks, what it is told makes it ask for more, and so on; deeper than this is a mistake.
const ROUNDS_MAX = 4

export async function render(request: RenderRequest): Promise<RenderedPage> {
  const site = { config: request.config, publicUrl: request.publicUrl, drawnAt: request.now }
  const [pathname = ''] = request.path.split('?')
  let missing = !isKnown(pathname)
  let fault: unknown
  const store = createStore({
    async ask(path) {
      const { status, body } = await request.ask(path).catch((error) => {
        fault = error
        throw error
      })
      // An address that cannot be, such as a topic called "abc", leads nowhere just the same.
      if (status === 404 || status === 400) missing = true
      if (status !== 200) throw new ApiError(status, String(status))
      return body
    },
  })
  await preload(pathname)

  for (let round = 1; round <= ROUNDS_MAX; round++) {
    const { html, meta, wanted } = draw(store, site, request.path)
    if (wanted.size === 0) {
      const { feedData, feedManu, feedFooter } = store.getState()
      const state = { site, store: { feedData, feedManu, feedFooter } }
      return { ...meta, status: missing ? 404 : 200, html, state }
    }
    await Promise.all([...wanted].map(([feed, path]) => store.dispatch(feed.load(path) as never)))
    // A feed takes a fault for an answer; a page without its news would be kept and shown to everybody.
    if (fault) throw fault
  }
  throw new Error(`${request.path} never stops asking`)
}

const NO_META: PageMeta = {
  title: '',
  sharedAs: '',
  description: '',
  canonical: '',
  image: undefined,
  article: undefined,
  hidden: false,
}

function draw(store: Store, site: Site, path: string) {
  const wanted = new Map<Feed, string>()
  let meta = NO_META
  const leave = (left: PageMeta) => {
    meta = left
  }
  const html = renderToString(
    <MetaContext value={leave}>
      <WantedFeeds value={(feed, feedPath) => void wanted.set(feed, feedPath)}>
        <StaticRouter location={path}>
          <App store={store} site={site} drawn={store.getState()} />
        </StaticRouter>
      </WantedFeeds>
    </MetaContext>,
  )
  return { html, meta, wanted }
}

/** The crash page asks nothing, so it can be drawn ahead and shown when nothing can be asked. */
export function renderUnavailable(config: PageConfig): RenderedPage {
  return alone(config, 'ไม่พร้อมให้บริการชั่วคราว', <Unavailable />)
}

/** What visitors are shown before the site is opened, and when it is closed again; it asks nothing either. */
export function renderComingSoon(config: PageConfig, again: boolean): RenderedPage {
  const title = again ? 'ปิดให้บริการชั่วคราว' : 'เร็ว ๆ นี้'
  return { ...alone(config, title, <ComingSoon title={title} again={again} />), hidden: true }
}

function alone(config: PageConfig, name: string, page: ReactNode): RenderedPage {
  const site = { config, publicUrl: '', drawnAt: new Date(0).toISOString() }
  const html = renderToString(<SiteContext value={site}>{page}</SiteContext>)
  const title = [config.title_prefix, name, config.coopNameTH].join(' | ')
  const description = config.www_description
  const sharedAs = config.coopNameTH
  return { ...NO_META, status: 503, html, title, sharedAs, description, state: undefined }
}

export const isPage = isKnown

export const drawnPages = pagesIn(ROUTES.filter(({ id }) => id === undefined)).map(
  ({ path }) => path,
)

export { firstCallsOf, shellOf }
