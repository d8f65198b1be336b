import { type RefObject, useEffect, useState } from 'react'

/** Whether something is wider than its place, so that it can be scrolled sideways; followed as both change. */
export function useOverflows(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const place = ref.current
    if (!place) return
    const observer = new ResizeObserver(() => setOverflows(place.scrollWidth > place.clientWidth))
    observer.observe(place)
    for (const inside of place.children) observer.observe(inside)
    return () => observer.disconnect()
  }, [ref])
  return overflows
}
