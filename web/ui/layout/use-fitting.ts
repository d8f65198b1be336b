import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How many of a bar's items fit on its one line, leaving room for a last «เพิ่มเติม». Before the
 * browser has taken over, all of them are there and may wrap: nothing is ever out of reach.
 */
export function useFitting(ref: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count)
  useMeasure(ref, count, setFitting)
  return Math.min(fitting, count)
}

const MORE_REMS = 8.5

function useMeasure(
  ref: RefObject<HTMLElement | null>,
  count: number,
  setFitting: (fitting: number) => void,
): void {
  useLayoutEffect(() => {
    const bar = ref.current
    if (!bar) return
    let widths: number[] = []
    const measure = () => {
      // In rems, because a reader may change the size of the text at any time.
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const items = [...bar.children].map((item) => item.getBoundingClientRect().width / rem)
      // Hidden items have no width of their own any more, so the first look is kept.
      if (items.length >= count) widths = items.slice(0, count)
      let used = 0
      let fitting = 0
      const { paddingLeft, paddingRight } = getComputedStyle(bar)
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      const room = (bar.clientWidth - padding) / rem
      const all = widths.reduce((sum, width) => sum + width, 0)
      for (const width of widths) {
        used += width
        if (used > (all <= room ? room : room - MORE_REMS)) break
        fitting++
      }
      setFitting(fitting || count)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(bar)
    return () => observer.disconnect()
  }, [ref, count, setFitting])
}
