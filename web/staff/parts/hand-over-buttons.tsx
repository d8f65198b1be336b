import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'

interface HandOverButtonsProps {
  /** What the button to print is called. */
  print: string
  /** It has been handed over. */
  onClose: () => void
  children?: ReactNode
}

/** Under a code that is shown once. */
export function HandOverButtons({ print, onClose, children }: HandOverButtonsProps) {
  return (
    <div className="no-print flex flex-wrap gap-2">
      {children}
      <button type="button" className="button button-secondary" onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" />
        {print}
      </button>
      <button type="button" className="button button-secondary" onClick={onClose}>
        มอบรหัสแล้ว
      </button>
    </div>
  )
}
