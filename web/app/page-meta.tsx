// Title, description and addresses of a page (REQ-104), set by the page that is shown.

import { createContext, useContext, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Article, RenderedPage } from '#contract/shared/render.ts'
import { type Site, useSite } from './site.tsx'

export type PageMeta = Pick<
  RenderedPage,
  'title' | 'sharedAs' | 'description' | 'canonical' | 'image' | 'article' | 'hidden'
>

/** On the server the page leaves its metadata here. */
export const MetaContext = createContext<((meta: PageMeta) => void) | undefined>(undefined)

interface Said {
  title: string
  /** What it is called where somebody shares the link, when its own title says too little there. */
  sharedAs?: string
  description?: string
  image?: string | undefined
  article?: Article
  /** Not for search engines. */
  hidden?: boolean
  /** A page without an address of its own, such as the not-found page. */
  nowhere?: boolean
}

export function useMeta(said: Said): void {
  const site = useSite()
  const { pathname, search } = useLocation()
  const leave = useContext(MetaContext)
  const meta = metaOf(said, site, pathname + pageIn(search))
  const { title, sharedAs, description, canonical } = meta
  leave?.(meta)

  useEffect(() => {
    document.title = title
    setContent('meta[name="description"]', description)
    setContent('meta[property="og:title"]', sharedAs)
    setContent('meta[name="twitter:title"]', sharedAs)
    setContent('meta[property="og:description"]', description)
    setAddress(canonical)
  }, [title, sharedAs, description, canonical])
}

function metaOf(said: Said, { config, publicUrl }: Site, address: string): PageMeta {
  return {
    title: [config.title_prefix, said.title, config.coopNameTH].filter(Boolean).join(' | '),
    sharedAs: said.sharedAs ?? said.title,
    description: said.description ?? config.www_description,
    canonical: said.nowhere ? '' : publicUrl + address,
    image: said.image,
    article: said.article,
    hidden: said.hidden ?? false,
  }
}

/** Each page of a list and each year of an archive has an address of its own; nothing else in a query does. */
function pageIn(search: string): string {
  const asked = new URLSearchParams(search)
  const own = new URLSearchParams()
  for (const name of ['year', 'page']) {
    const value = asked.get(name)
    if (value) own.set(name, value)
  }
  return own.size > 0 ? `?${own}` : ''
}

function setContent(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute('content', content)
}

/** Made anew, because a page without an address of its own has neither element. */
function setAddress(canonical: string): void {
  document.head.querySelector('link[rel="canonical"]')?.remove()
  document.head.querySelector('meta[property="og:url"]')?.remove()
  if (!canonical) return
  const link = document.createElement('link')
  link.rel = 'canonical'
  link.href = canonical
  const meta = document.createElement('meta')
  meta.setAttribute('property', 'og:url')
  meta.content = canonical
  document.head.append(link, meta)
}
