import type { LucideIcon } from 'lucide-react'

interface IconButtonProps {
  /** What it does, and to what. */
  label: string
  Icon: LucideIcon
  disabled?: boolean
  onPress: () => void
}

export function IconButton({ label, Icon, disabled = false, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => disabled || onPress()}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken aria-disabled:opacity-40"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
