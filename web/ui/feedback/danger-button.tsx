import type { ReactNode } from 'react'

interface DangerButtonProps {
  ready: boolean
  onPress: () => void
  children: ReactNode
}

/** For what cannot be undone; it can be reached by the keyboard before it is ready, and does nothing then. */
export function DangerButton({ ready, onPress, children }: DangerButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={!ready}
      className="button bg-danger text-on-danger hover:bg-danger-hover aria-disabled:opacity-60"
      onClick={() => ready && onPress()}
    >
      {children}
    </button>
  )
}
