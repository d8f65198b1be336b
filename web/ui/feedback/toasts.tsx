import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router'
import type { State } from '../../client/store/store.ts'
import { dismissToast, type Toast } from '../../client/store/toasts.ts'
import { useSwipe } from '../layout/use-swipe.ts'

const KINDS = {
  success: { Icon: CircleCheck, word: 'สำเร็จ', tone: 'border-green-bd bg-green-bg text-green-fg' },
  error: { Icon: CircleAlert, word: 'ข้อผิดพลาด', tone: 'border-red-bd bg-red-bg text-red-fg' },
  info: { Icon: Info, word: 'แจ้งเตือน', tone: 'border-control bg-bg text-text' },
}

// Takes no room itself, so that nothing moves when a toast comes or goes.
const UNDER_THE_HEADER = 'sticky top-(--top,0px) h-0 lg:top-(--head,3.5rem)'
/** Before a door: above the form on a small screen, beside it on a large one, and over neither. */
const BESIDE_THE_FORM = 'absolute inset-x-0 top-0 lg:fixed lg:top-22 lg:end-auto lg:w-[40%]'

/**
 * The regions are there from the first paint, or screen readers would miss the first toast. They stand
 * right after the header, and stay under it or, where it scrolls away, at the top of the screen.
 */
export function Toasts({ high = false }: { high?: boolean }) {
  const toasts = useSelector((state: State) => state.toasts)
  const errors = toasts.filter(({ kind }) => kind === 'error')
  const others = toasts.filter(({ kind }) => kind !== 'error')
  return (
    <div
      className={`no-print pointer-events-none z-70 ${high ? BESIDE_THE_FORM : UNDER_THE_HEADER}`}
    >
      <div className="absolute end-0 top-0 grid max-h-[calc(100dvh-var(--cookie-h,0px)-5rem)] w-full overflow-x-hidden overflow-y-auto px-3 pt-2 pb-6 lg:w-104 lg:pe-8">
        <div role="alert">
          {errors.map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
        </div>
        <div role="status">
          {others.map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
        </div>
      </div>
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const dispatch = useDispatch()
  const dismiss = () => dispatch(dismissToast(toast.id))
  const [held, setHeld] = useState(false)
  useCountdown(toast.lasts, held, dismiss)
  const swipe = useSwipe(dismiss)
  const { Icon, word, tone } = KINDS[toast.kind]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the clock while it is being read, and swipes
    <div
      {...swipe}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`pointer-events-auto relative mb-2 flex touch-pan-y items-start gap-3 rounded-card border ps-4 shadow-float ${tone}`}
    >
      <Icon aria-hidden className="mt-3 size-6 shrink-0" />
      <p className="min-w-0 py-2.5 text-small wrap-anywhere">
        <strong className="font-semibold">{word}</strong> {toast.text}
        {toast.opens && (
          <>
            {' '}
            {/* The whole card is its target; only ✕ lies above it. */}
            <Link
              to={toast.opens}
              onClick={dismiss}
              draggable={false}
              className="link term font-semibold after:absolute after:inset-0"
            >
              เปิดอ่าน
            </Link>
          </>
        )}
      </p>
      <button
        type="button"
        aria-label="ปิด"
        onClick={dismiss}
        className="relative ms-auto grid size-12 shrink-0 place-items-center rounded-control"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  )
}

/** Counts only the time in which the toast could be read: not while held, not in a hidden tab. */
function useCountdown(lasts: number, held: boolean, over: () => void): void {
  const left = useRef(lasts)
  const done = useRef(over)
  done.current = over
  useEffect(() => {
    const STEP = 100
    const timer = setInterval(() => {
      if (held || document.hidden) return
      left.current -= STEP
      if (left.current <= 0) done.current()
    }, STEP)
    return () => clearInterval(timer)
  }, [held])
}
