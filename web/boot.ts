// The first script a visitor gets, and a tiny one: the page is already readable, so the rest is
// fetched when the browser has nothing better to do, or as soon as somebody touches the page.

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
const LATEST_MS = 4000

let begun = false

function begin() {
  if (begun) return
  begun = true
  for (const touch of TOUCHES) removeEventListener(touch, begin)
  import('./main.tsx')
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: LATEST_MS })
  else setTimeout(begin, 200)
}

for (const touch of TOUCHES) addEventListener(touch, begin, { once: true, passive: true })
if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle, { once: true })
