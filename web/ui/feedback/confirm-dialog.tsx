import { useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import { DangerButton } from './danger-button.tsx'
import { Dialog, DialogButtons } from './dialog.tsx'
import { TypedConfirmation } from './typed-confirmation.tsx'

interface Words {
  /** Names the object, as «ลบเมนู “ข่าว”?». */
  title: string
  text: string
  /** The verb and the object, as «ลบเมนู». */
  action: string
  /** What must be typed first, for what cannot be undone. */
  typed?: string
  onClose: () => void
}

interface ConfirmDialogProps extends Words {
  busy?: boolean
  onConfirm: () => void
}

/** The second press before something is taken away; for what cannot come back, typed by hand. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, typed, busy = false, onConfirm, onClose } = props
  const [words, setWords] = useState('')
  const ready = !busy && (typed === undefined || words.trim() === typed)
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <div className="grid gap-4">
        <p>{text}</p>
        {typed !== undefined && (
          <TypedConfirmation wanted={typed} value={words} onChange={setWords} />
        )}
        <DialogButtons>
          <DangerButton ready={ready} onPress={onConfirm}>
            {action}
          </DangerButton>
        </DialogButtons>
      </div>
    </Dialog>
  )
}

interface SendDialogProps<Reply> extends Words {
  send: (act: ReturnType<typeof useAction>['act']) => Promise<Reply | undefined>
  /** It was done, and the dialog is closed; what was refused a toast has said. */
  onSent: (reply: Reply) => void
}

/** The second press that sends something. */
export function SendDialog<Reply>({ send, onSent, ...words }: SendDialogProps<Reply>) {
  const { act, busy } = useAction()
  async function confirm() {
    const reply = await send(act)
    words.onClose()
    if (reply) onSent(reply)
  }
  return <ConfirmDialog {...words} busy={busy} onConfirm={confirm} />
}
