import { Eye, EyeOff } from 'lucide-react'
import { hideAmounts, useAmountsHidden } from '../../client/amounts-hidden.ts'

/** Says what it will do, in words: an eye alone could mean either. */
export function AmountsButton() {
  const hidden = useAmountsHidden()
  const Icon = hidden ? Eye : EyeOff
  return (
    <button
      type="button"
      onClick={() => hideAmounts(!hidden)}
      className="flex min-h-11 shrink-0 items-center gap-1.5 px-2 text-small hover:bg-nav-hover"
    >
      <Icon aria-hidden className="size-5" />
      {hidden ? 'แสดงยอดเงิน' : 'ซ่อนยอดเงิน'}
    </button>
  )
}
