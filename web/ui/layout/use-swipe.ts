import { type PointerEvent, useRef } from 'react'

// Less is a tap of an unsteady finger.
const BEGINS_PX = 10
const AWAY_PX = 72

/** Sideways, by finger or pen, takes something away; a shorter one lets it come back. A mouse selects words. */
export function useSwipe(away: () => void) {
  const from = useRef<{ x: number; moved: boolean }>(undefined)

  function end({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const start = from.current
    from.current = undefined
    currentTarget.style.removeProperty('translate')
    if (start && Math.abs(clientX - start.x) >= AWAY_PX) away()
  }
  return {
    onPointerDown({ clientX, pointerType }: PointerEvent<HTMLElement>) {
      if (pointerType !== 'mouse') from.current = { x: clientX, moved: false }
    },
    onPointerMove({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
      const start = from.current
      if (!start) return
      const far = clientX - start.x
      start.moved ||= Math.abs(far) >= BEGINS_PX
      if (start.moved) currentTarget.style.translate = `${far}px`
    },
    onPointerUp: end,
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      from.current = undefined
      currentTarget.style.removeProperty('translate')
    },
  }
}
