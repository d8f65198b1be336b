import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../../../ui/feedback/dialog.tsx'

/** A dialog with a form of its own, asked for from inside another form, which a form cannot hold. */
export function DialogOverForm(props: ComponentProps<typeof Dialog>) {
  return createPortal(<Dialog {...props} />, document.body)
}
