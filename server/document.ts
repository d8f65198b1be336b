// The HTML around a rendered page.

import type { Look } from '#contract/look.ts'
import type { RenderedPage } from '#contract/render.ts'
import type { Assets } from './assets.ts'

export function documentOf(
  page: RenderedPage,
  assets: Assets,
  site: { name: string; publicUrl: string; look: Look },
): string {
  const canonical =
    page.canonical &&
    `<link rel="canonical" href="${escaped(page.canonical)}">
<meta property="og:url" content="${escaped(page.canonical)}">`
  const takesOver = page.state !== undefined
  const image = page.image
    ? `<meta property="og:image" content="${escaped(site.publicUrl + page.image)}">`
    : ''
  const fonts = assets.firstFonts
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
    .join('\n')
  return `<!doctype html>
<html lang="th" data-text="${site.look.size}" data-theme="${site.look.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title)}</title>
<meta name="description" content="${escaped(page.description)}">
${canonical}
<meta property="og:title" content="${escaped(page.title)}">
<meta property="og:description" content="${escaped(page.description)}">
<meta property="og:site_name" content="${escaped(site.name)}">
<meta property="og:locale" content="th_TH">
<meta property="og:type" content="website">
${image}
<meta name="theme-color" content="#0A6338">
<link rel="icon" href="${assets.logo}" type="image/svg+xml">
${fonts}
<style>${assets.style}</style>
${takesOver ? `<script type="module" async fetchpriority="low" id="boot" data-rest="${assets.rest.join(' ')}" src="${assets.boot}"></script>` : ''}
</head>
<body>
<div id="root">${page.html}</div>
${takesOver ? `<script type="application/json" id="state">${inScript(page.state)}</script>` : ''}
</body>
</html>
`
}

/** In a script element only "<" could end it early. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string)
}
