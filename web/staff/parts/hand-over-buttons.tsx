import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/form/button.tsx'

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
      <Button Icon={Printer} label={print} onClick={() => window.print()} />
      <Button label="มอบรหัสแล้ว" onClick={onClose} />
    </div>
  )
}
