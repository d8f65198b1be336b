// What search engines read of a page besides its words (schema.org), as a block of data that never runs.

import type { PageConfig } from '#contract/public/page-config.ts'
import type { Article, RenderedPage } from '#contract/shared/render.ts'

interface Site {
  config: PageConfig
  publicUrl: string
}

export function structuredData(page: RenderedPage, site: Site): object | undefined {
  if (!page.canonical) return undefined
  const { coopNameTH, coopNameEN, coop_address } = site.config
  const organisation = {
    '@type': 'Organization',
    '@id': `${site.publicUrl}/#organization`,
    name: coopNameTH,
    alternateName: coopNameEN,
    url: `${site.publicUrl}/home`,
    logo: `${site.publicUrl}/icon-512.png`,
    address: { '@type': 'PostalAddress', streetAddress: coop_address, addressCountry: 'TH' },
  }
  const graph = page.article
    ? [organisation, news(page, page.article, site.publicUrl, organisation['@id'])]
    : [organisation]
  return { '@context': 'https://schema.org', '@graph': graph }
}

function news(page: RenderedPage, article: Article, publicUrl: string, publisher: string) {
  return {
    '@type': 'NewsArticle',
    headline: article.headline,
    articleSection: article.section,
    datePublished: article.published,
    inLanguage: 'th',
    mainEntityOfPage: page.canonical,
    ...(page.image && { image: publicUrl + sharedPicture(page.image) }),
    publisher: { '@id': publisher },
  }
}

/** A picture of ours as those who show shared links want it. */
export function sharedPicture(image: string | undefined): string {
  const media = /^\/media\/([0-9a-f-]+)$/.exec(image ?? '')?.[1]
  return media ? `/shared/${media}.jpg` : '/shared/site.jpg'
}
