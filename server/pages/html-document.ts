// The HTML around a rendered page.

import type { PageConfig } from '#contract/public/page-config.ts'
import type { Look } from '#contract/shared/look.ts'
import type { RenderedPage } from '#contract/shared/render.ts'
import { brandCss } from '#domain/site/brand.ts'
import type { Assets } from './assets.ts'
import { sharedPicture, structuredData } from './structured-data.ts'
import { escaped } from './xml.ts'

export function documentOf(
  page: RenderedPage,
  assets: Assets,
  site: { config: PageConfig; publicUrl: string; look: Look; area?: AreaPage | undefined },
): string {
  const canonical =
    page.canonical &&
    `<link rel="canonical" href="${escaped(page.canonical)}">
<meta property="og:url" content="${escaped(page.canonical)}">`
  const takesOver = page.state !== undefined
  const facts = structuredData(page, site)
  // Made of checked colours only; its hash is in the page's policy (pages.ts).
  const brand = brandCss(site.config.brand_color)
  return `<!doctype html>
<html lang="th" data-text="${site.look.size}" data-theme="${site.look.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title)}</title>
<meta name="description" content="${escaped(page.description)}">
${canonical}
<meta property="og:title" content="${escaped(page.sharedAs)}">
<meta property="og:description" content="${escaped(page.description)}">
<meta property="og:site_name" content="${escaped(site.config.coopNameTH)}">
<meta property="og:locale" content="th_TH">
<meta property="og:type" content="website">
<meta property="og:image" content="${escaped(site.publicUrl + sharedPicture(page.image))}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${escaped(page.sharedAs)}">
${page.hidden ? '<meta name="robots" content="noindex">' : ''}
<meta name="theme-color" content="${site.config.brand_color}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="alternate" type="application/atom+xml" href="/feed.xml" title="ข่าวสหกรณ์">
<style>${takesOver ? assets.style : assets.plainStyle}</style>${brand ? `<style>${brand}</style>` : ''}
${takesOver ? bootOf(assets, site.area) : ''}
${site.area ? '' : typefaceLinks(assets.typefaces, takesOver)}
</head>
<body>
<div id="root">${page.html}</div>
${facts ? `<script type="application/ld+json">${inScript(facts)}</script>` : ''}
${takesOver ? `<script type="application/json" id="state">${inScript(page.state)}</script>` : ''}
</body>
</html>
`
}

/**
 * A page that has them when it is first painted is drawn in them; nobody waits (web/ui/styles/typefaces.css). Where there
 * are scripts, the page's own decides (web/app/typeface.ts).
 */
function typefaceLinks(files: string[], hasScript: boolean): string {
  const links = files.map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin fetchpriority="low">`,
  )
  return hasScript ? `<noscript>${links.join('')}</noscript>` : links.join('\n')
}

/** A page of an area, which only the browser draws. */
export interface AreaPage {
  /** The key that the area's session is stored under. */
  storedUnder: string
  files: string[]
  asks: string[]
  sends: string[]
}

function bootOf(assets: Assets, area: AreaPage | undefined): string {
  const { release, rest, typefaces, boot, areaBoot } = assets
  const script = `id="boot" data-release="${release}"`
  if (!area)
    return `<script ${script} data-rest="${rest.join(' ')}" data-typefaces="${typefaces.join(' ')}">${boot}</script>`
  const { storedUnder, files, asks, sends } = area
  // Before the script, so that its calls do not go first: they are small, and wait for the scripts anyway.
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" href="${file}" crossorigin>`
      : `<link rel="modulepreload" href="${file}">`,
  )
  return `${links.join('\n')}
<script ${script} data-stored="${storedUnder}" data-asks="${asks.join(' ')}" data-sends="${sends.join(' ')}">${areaBoot}</script>`
}

/** In a script element only "<" could end it early. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
