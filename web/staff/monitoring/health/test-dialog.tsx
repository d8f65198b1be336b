import { useState } from 'react'
import { ApiError } from '../../../client/api.ts'
import { useAction } from '../../../client/use-action.ts'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'

interface TestDialogProps {
  channel: 'sms' | 'email'
  title: string
  onClose: () => void
}

const ASKED = {
  sms: { label: 'เบอร์โทรศัพท์ของท่าน', type: 'tel', hint: 'เช่น 0812345678' },
  email: { label: 'อีเมลของท่าน', type: 'email', hint: undefined },
} as const

/** To the officer's own phone or mailbox; what the provider answered is told at once. */
export function TestDialog({ channel, title, onClose }: TestDialogProps) {
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string>()
  const { perform, busy } = useAction()
  async function submit() {
    if (!address.trim()) return setProblem(`กรอก${ASKED[channel].label}`)
    const words = { channel, address: address.trim() }
    const answer = await perform('/api/admin/health/test-message', words, { quiet: true })
    if (answer instanceof ApiError) return setProblem(answer.message)
    if (answer) onClose()
  }
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <TextField
          name="test-address"
          {...ASKED[channel]}
          error={problem}
          maxLength={120}
          value={address}
          onChange={setAddress}
        />
        <DialogButtons>
          <Button type="submit" primary label="ส่งทดสอบ" busy={busy} />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
