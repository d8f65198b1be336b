import { useState } from 'react'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useForm } from '../../../ui/form/use-form.ts'

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
  const { problems, setProblems, send, busy } = useForm()
  async function submit() {
    if (!address.trim()) return setProblems({ form: `กรอก${ASKED[channel].label}` })
    const words = { channel, address: address.trim() }
    if (await send('/api/admin/health/test-message', words)) onClose()
  }
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <TextField
          name="test-address"
          {...ASKED[channel]}
          error={problems.form}
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
