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
    const heading = document.querySelector<HTMLElement>('main h1')
    ;(heading ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }, [pathname])
}
