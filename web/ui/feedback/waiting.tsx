// What is said to whoever waits, in one place: for three seconds nothing, then that it takes longer than it should, and
// after eight how to try again (docs/screens.md#parts).

import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../form/button.tsx'

const LONG_MS = 3_000
const TOO_LONG_MS = 8_000

export const TAKES_LONGER = 'ใช้เวลานานกว่าปกติ กรุณารอสักครู่'

type Waited = 'short' | 'long' | 'too long'

/** How long it has been since the part that asks appeared, or began to be busy. */
export function useWaited(busy = true): Waited {
  const [waited, setWaited] = useState<Waited>('short')
  useEffect(() => {
    if (!busy) return
    const timers = [
      setTimeout(setWaited, LONG_MS, 'long'),
      setTimeout(setWaited, TOO_LONG_MS, 'too long'),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setWaited('short')
    }
  }, [busy])
  return waited
}

interface WaitingProps {
  /** Where trying again may help. */
  retry?: () => void
  className?: string
}

/** Lies over the grey boxes of what will come, so that nothing moves when it speaks. */
export function Waiting({ retry, className = '' }: WaitingProps) {
  const waited = useWaited()
  return (
    <div className={`relative grid justify-items-start gap-3 self-start p-4 ${className}`}>
      <p role="status" className={waited === 'short' ? 'sr-only' : 'text-balance'}>
        {waited === 'short' ? 'กำลังโหลดข้อมูล' : TAKES_LONGER}
      </p>
      {waited === 'too long' && retry && <Button Icon={RotateCw} label="ลองใหม่" onClick={retry} />}
    </div>
  )
}

/** The empty fallback of a page (REQ-105), as long as that does not look broken. */
export function StillComing() {
  const waited = useWaited()
  return (
    <p role="status" className="p-4 text-muted empty:p-0">
      {waited !== 'short' && TAKES_LONGER}
    </p>
  )
}
