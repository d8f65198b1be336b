import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { State } from '../store/store.ts'
import { dismissToast, type Toast } from '../store/toasts.ts'

const KINDS = {
  success: { Icon: CircleCheck, word: 'สำเร็จ', tone: 'border-green-bd bg-green-bg text-green-fg' },
  error: { Icon: CircleAlert, word: 'ข้อผิดพลาด', tone: 'border-red-bd bg-red-bg text-red-fg' },
  info: { Icon: Info, word: 'แจ้งเตือน', tone: 'border-control bg-bg text-text' },
}

/**
 * The regions are there from the first paint, or screen readers would miss the first toast. Below the
 * header, whose menu and doors stay in reach; high up where there is none on a wide screen.
 */
export function Toasts({ high = false }: { high?: boolean }) {
  const toasts = useSelector((state: State) => state.toasts)
  const errors = toasts.filter(({ kind }) => kind === 'error')
  const others = toasts.filter(({ kind }) => kind !== 'error')
  return (
    <div
      className={`no-print pointer-events-none fixed inset-x-4 top-18 z-70 grid gap-3 lg:start-auto lg:end-8 lg:w-96 ${high ? 'lg:top-6' : 'lg:top-46'}`}
    >
      <div role="alert" className="grid gap-3">
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" className="grid gap-3">
        {others.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const dispatch = useDispatch()
  const dismiss = () => dispatch(dismissToast(toast.id))
  const [held, setHeld] = useState(false)
  useCountdown(toast.lasts, held, dismiss)
  const { Icon, word, tone } = KINDS[toast.kind]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the clock while it is being read
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`pointer-events-auto flex items-start gap-3 rounded-card border ps-4 shadow-float ${tone}`}
    >
      <Icon aria-hidden className="mt-3 size-6 shrink-0" />
      <p className="min-w-0 py-2.5 text-small">
        <strong className="font-semibold">{word}</strong> {toast.text}
      </p>
      <button
        type="button"
        aria-label="ปิด"
        onClick={dismiss}
        className="ms-auto grid size-12 shrink-0 place-items-center rounded-control"
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
