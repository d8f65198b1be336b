import { X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react'
import { Button } from '../form/button.tsx'

/** Closes the dialog that something is in. */
const Closing = createContext<() => void>(() => undefined)

interface DialogProps {
  title: string
  /** For whoever closes it otherwise than by its buttons. */
  ref?: RefObject<HTMLDialogElement | null>
  /** While something is being sent, Escape does not throw it away. */
  busy: boolean
  onClose: () => void
  children: ReactNode
}

/** Open from the first drawing: a sheet at the bottom of a phone, a box in the middle of a desk's screen. */
export function Dialog({ title, ref: given, busy, onClose, children }: DialogProps) {
  const id = useId()
  const own = useRef<HTMLDialogElement>(null)
  const ref = given ?? own
  const close = useCallback(() => ref.current?.close(), [ref])
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null
    ref.current?.showModal()
    return () => {
      // A browser gives the focus back when a dialog is closed, not when it is taken away after something was done.
      if (document.activeElement === document.body && opener?.isConnected) opener.focus()
    }
  }, [ref])
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => busy && event.preventDefault()}
      className="m-auto mb-0 max-h-[92dvh] w-full max-w-full overflow-y-auto rounded-t-card border border-border bg-bg p-4 text-text shadow-float backdrop:bg-black/60 sm:mb-auto sm:max-w-lg sm:rounded-card sm:p-6"
    >
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        <button
          type="button"
          aria-label="ปิด"
          onClick={close}
          className="-me-2 grid size-12 shrink-0 place-items-center rounded-full hover:bg-subtle"
        >
          <X aria-hidden className="size-6" />
        </button>
      </div>
      <Closing value={close}>{children}</Closing>
    </dialog>
  )
}

/** The way out on the left; on a phone the main press on top. */
export function DialogButtons({
  onCancel,
  children,
}: {
  onCancel?: () => void
  children: ReactNode
}) {
  const close = useContext(Closing)
  return (
    <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-between">
      <Button label="ยกเลิก" onClick={onCancel ?? close} />
      {children}
    </div>
  )
}
