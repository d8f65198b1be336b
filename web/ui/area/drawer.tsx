import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

const LARGE_PX = 1024

interface DrawerProps {
  label: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * The side menu of small screens. A modal dialog of the browser's own keeps the focus, closes by Escape,
 * makes the page behind inert and gives the focus back.
 */
export function Drawer({ label, open, onClose, children }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[aria-current]')?.focus()
    // On a screen that has become large the sidebar is there, and an unseen dialog would lock the page.
    const grown = () => innerWidth >= LARGE_PX && dialog.close()
    addEventListener('resize', grown)
    return () => {
      removeEventListener('resize', grown)
      dialog.close()
    }
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the menu; the keyboard has Escape and ✕
    <dialog
      ref={ref}
      aria-label={label}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      className="m-0 h-dvh max-h-none w-80 max-w-[86vw] overflow-y-auto overscroll-contain border-e border-border bg-bg text-text shadow-float transition-transform duration-200 backdrop:bg-overlay starting:open:-translate-x-full"
    >
      <div className="flex items-center justify-between border-b border-border ps-5">
        <p className="text-label font-semibold">เมนู</p>
        <button
          type="button"
          onClick={onClose}
          aria-label="ปิดเมนู"
          className="grid size-14 place-items-center"
        >
          <X aria-hidden className="size-6" />
        </button>
      </div>
      <nav aria-label={label}>{children}</nav>
    </dialog>
  )
}
