import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a route change the reader starts at the new page's heading; the first page keeps its place. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    return focusHeading(document.getElementById('main') as HTMLElement)
  }, [pathname])
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
