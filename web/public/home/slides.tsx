import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Home } from '#contract/public/site-content.ts'
import { Thai } from '../../ui/data/thai.tsx'

/** A strip to be moved by hand: it never moves by itself, and scrolls without scripts too. */
export function Slides({ slides }: { slides: Home['slides'] }) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  if (slides.length === 0) return null

  function show(index: number) {
    const width = strip.current?.clientWidth ?? 0
    strip.current?.scrollTo({ left: index * width })
  }
  function onScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setShown(Math.round(scrollLeft / clientWidth))
  }
  return (
    <section aria-label="เรื่องเด่น" className="min-w-0 lg:col-span-7">
      <div className="card overflow-hidden">
        <ul
          ref={strip}
          onScroll={onScroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever cannot swipe scrolls it by keys
          tabIndex={0}
          aria-label="เรื่องเด่น เลื่อนไปทางขวาเพื่อดูเพิ่ม"
          // Whole pixels, as a strip is moved by these: of a wider one a line of the next picture would show.
          className="flex w-[round(up,100%,1px)] snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none]"
        >
          {slides.map((slide, index) => (
            <li key={slide.title} className="flex w-full shrink-0 snap-start flex-col">
              <div className="relative aspect-video">
                {slide.preview && (
                  <img
                    src={slide.preview}
                    alt=""
                    decoding="sync"
                    className="absolute inset-0 size-full object-cover"
                  />
                )}
                <img
                  src={slide.picture.url}
                  alt={slide.picture.alt}
                  width={slide.picture.width}
                  height={slide.picture.height}
                  loading="lazy"
                  fetchPriority="low"
                  decoding="async"
                  className={`absolute inset-0 size-full object-cover ${index > 0 ? 'after-first-screen' : ''}`}
                />
              </div>
              <div className="grid flex-1 content-start gap-2 p-4 sm:p-6">
                <h2 className="text-h2">
                  <Thai>{slide.title}</Thai>
                </h2>
                <p className="text-muted">{slide.text}</p>
                <Link
                  to={slide.url}
                  className="link flex min-h-12 items-center gap-2 font-semibold"
                >
                  {slide.link_text}
                  <ArrowRight aria-hidden className="size-5" />
                </Link>
              </div>
            </li>
          ))}
        </ul>
        {slides.length > 1 && (
          <div className="flex items-center gap-2 border-t border-border px-2 py-1 sm:px-4">
            <Arrow label="เรื่องก่อนหน้า" disabled={shown === 0} onPress={() => show(shown - 1)}>
              <ChevronLeft aria-hidden className="size-6" />
            </Arrow>
            <p aria-live="polite" className="figures text-small text-muted">
              {shown + 1} จาก {slides.length}
            </p>
            <Arrow
              label="เรื่องถัดไป"
              disabled={shown === slides.length - 1}
              onPress={() => show(shown + 1)}
            >
              <ChevronRight aria-hidden className="size-6" />
            </Arrow>
          </div>
        )}
      </div>
    </section>
  )
}

interface ArrowProps {
  label: string
  disabled: boolean
  onPress: () => void
  children: React.ReactNode
}

/** Stays in the tab order at either end, so that focus is not lost under the reader's hands. */
function Arrow({ label, disabled, onPress, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => disabled || onPress()}
      className="grid size-12 place-items-center rounded-full hover:bg-subtle aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
