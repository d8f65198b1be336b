// Inside every page, before anything of it is drawn: whether it is drawn in the site's own typefaces or in the device's.
// A phone that can write Thai draws the first page in its own type, which is there already, and fetches ours for the next
// (first/thai-type.ts); one that cannot asks for the one file without which nothing can be read. Everybody else asks for ours at once. It imports nothing: its text stands in the page
// (server/pages/assets.ts), and what it knows of Thai is used by the scripts that come later.

/** Where a typeface is missing, all letters are the same empty box. */
function readsThai(font: string): boolean {
  // Drawn by nobody, so the device's graphics need not be woken for it.
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) return true
  canvas.font = font
  const widths = ['ก', 'ร', 'ณ', 'า'].map((letter) => canvas.measureText(letter).width)
  return new Set(widths).size > 1
}

Object.assign(globalThis, { canReadThai: readsThai })

// None are named by a page of an area, whose scripts and figures would wait for a connection.
const typefaces = document.currentScript?.dataset.typefaces?.split(' ') ?? []
const isPhone = matchMedia('(max-width: 47.9rem)').matches
// Whoever comes from another page of ours has fetched them there.
const isFirstPage = !document.referrer.startsWith(`${location.origin}/`)

let asked = typefaces

if (typefaces.length > 0 && isPhone && isFirstPage) {
  const hasThai = readsThai('16px sans-serif')
  document.documentElement.dataset.typeface = hasThai ? 'device' : 'thai'
  // The first of them is Thai: without it there would be nothing to read.
  asked = hasThai ? [] : typefaces.slice(0, 1)
}
for (const href of asked) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', href })
  link.crossOrigin = ''
  link.fetchPriority = 'low'
  document.head.append(link)
}
