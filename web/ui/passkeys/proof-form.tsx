import { type ReactNode, useState } from 'react'
import { DialogButtons } from '../feedback/dialog.tsx'
import { ErrorSummary } from '../form/error-summary.tsx'
import { Form } from '../form/form.tsx'
import { SendButton } from '../form/send-button.tsx'
import type { KeysArea } from './keys-area.ts'
import { OwnKeyButton } from './own-key-button.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { KeyProofButton, type Proof } from './proof-fields.tsx'

const PASSWORD = 'key-password'

interface ProofFormProps {
  area: KeysArea
  username: string
  /** They may prove themselves by a key, too; asked for where the page does not know. */
  hasKeys?: boolean
  /** Verb and object of the main press. */
  label: string
  busy: boolean
  /** Why it was refused. */
  problem: string | undefined
  onProblem: (sentence: string) => void
  onProof: (proof: Proof) => void
  children: ReactNode
}

/** Inside a dialog: what is to be done, and the proof that it is the account's owner who does it. */
export function ProofForm(props: ProofFormProps) {
  const { area, username, hasKeys, label, busy, problem, onProblem, onProof, children } = props
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState('')
  // The back office opens its own dialog for a proof, where the one at hand is too old.
  const isProvedByArea = area === 'admin'

  function submit() {
    if (busy) return
    if (isProvedByArea) return onProof({})
    setMissing(password ? '' : 'กรอกรหัสผ่าน')
    if (password) onProof({ mem_password: password })
  }
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <ErrorSummary problems={{ form: problem, [PASSWORD]: missing }} />
      {children}
      {!isProvedByArea && (
        <>
          <OwnPasswordField
            name={PASSWORD}
            username={username}
            value={password}
            error={missing}
            onChange={setPassword}
          />
          {hasKeys && (
            <KeyProofButton area={area} busy={busy} onProof={onProof} onProblem={onProblem} />
          )}
          {hasKeys === undefined && (
            <OwnKeyButton area={area} busy={busy} onProof={onProof} onProblem={onProblem} />
          )}
        </>
      )}
      <DialogButtons>
        <SendButton label={label} sending={busy} meanwhile="กำลังดำเนินการ…" />
      </DialogButtons>
    </Form>
  )
}
