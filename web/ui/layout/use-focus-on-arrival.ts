import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a route change the reader starts at the new page's heading; the first page keeps its place. The
 * next page of a list is another page, or its reader would be left at the end of it. A frame that comes
 * in place of another (`atOnce`) has taken away what had the focus, so its first page is an arrival too.
 */
export function useFocusOnArrival({ atOnce = false } = {}): void {
  const { pathname, search } = useLocation()
  const place = `${pathname} ${new URLSearchParams(search).get('page') ?? 1}`
  const shown = useRef(atOnce ? '' : place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    window.scrollTo(0, 0)
    return focusHeading(document.getElementById('main') as HTMLElement)
  }, [place])
}

/** A page that is still loading has no heading yet: the reader waits at its place. */
function focusHeading(main: HTMLElement): (() => void) | undefined {
  const heading = main.querySelector('h1')
  ;(heading ?? main).focus({ preventScroll: true })
  if (heading) return

  const observer = new MutationObserver(() => {
    if (document.activeElement === main) main.querySelector('h1')?.focus({ preventScroll: true })
    if (document.activeElement !== main) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}
