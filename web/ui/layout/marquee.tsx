import { useEffect, useRef } from 'react'
import { useSite } from '../../app/site.tsx'
import { RichText } from '../data/rich-text.tsx'

// REQ-113.
const WIDTH = 1280
const STEP_MS = 10

/** In the page but hidden, until a setting shows it; stands still for whoever asked for less motion. */
export function Marquee({ note }: { note: string | undefined }) {
  const { config } = useSite()
  const strip = useRef<HTMLDivElement>(null)
  useMoving(strip, config.show_marquee)
  if (!note) return null
  return (
    <div hidden={!config.show_marquee} className="overflow-hidden bg-tint text-on-tint">
      <div
        ref={strip}
        data-moving={config.show_marquee || undefined}
        className="page-width py-2 whitespace-nowrap"
      >
        <RichText html={note} />
      </div>
    </div>
  )
}

function useMoving(ref: React.RefObject<HTMLDivElement | null>, shown: boolean): void {
  useEffect(() => {
    if (!shown || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let x = 0
    const timer = setInterval(() => {
      // Reading is possible only while it stands: a pointer or the keyboard stops it (WCAG 2.2.2).
      if (ref.current?.matches(':hover, :focus-within')) return
      x = x <= -WIDTH ? WIDTH : x - 1
      if (ref.current) ref.current.style.transform = `translateX(${x}px)`
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [ref, shown])
}
