// The door between the server and the built web: Node does not run JSX, so the server loads the
// bundle that Vite made of web/app/render.tsx and calls it through these types.

import type { PageConfig } from '../public/page-config.ts'

/** Asks one of our own routes and answers its JSON with its status. */
export type Ask = (path: string) => Promise<{ status: number; body: unknown }>

export interface RenderRequest {
  /** With what of its query pages read. */
  path: string
  publicUrl: string
  config: PageConfig
  /** When the page is drawn; the browser takes over with the same instant. */
  now: string
  ask: Ask
}

export interface Article {
  headline: string
  section: string
  published: string
}

export interface RenderedPage {
  status: 200 | 404 | 503
  /** Inside <div id="root">. */
  html: string
  title: string
  /** What it is called where somebody shares the link. */
  sharedAs: string
  description: string
  /** Empty on pages that have no address of their own. */
  canonical: string
  /** A picture for those who share the link, as a path of ours. */
  image: string | undefined
  /** What search engines are told of a piece of news. */
  article: Article | undefined
  /** Not for search engines. */
  hidden: boolean
  /** What the browser needs to take over without asking again; undefined: nothing to take over. */
  state: unknown
}

export interface WebBundle {
  render(request: RenderRequest): Promise<RenderedPage>
  /** The crash page, which asks nothing of anybody. */
  renderUnavailable(config: PageConfig): RenderedPage
  /** What visitors are shown before the site is opened. */
  renderComingSoon(config: PageConfig, again: boolean): RenderedPage
  /** Does the route tree know this address? */
  isPage(path: string): boolean
  /** The pages that the server draws, as the route tree spells their addresses. */
  drawnPages: string[]
  /** The area whose pages only the browser draws, if it is one: the server has one shell for all of them. */
  shellOf(path: string): string | undefined
  /** What the scripts of a page will ask first, for the page itself to ask. */
  firstCallsOf(path: string): { asks: string[]; sends: string[] }
}
