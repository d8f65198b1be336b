import { useState } from 'react'
import type { ContactFeed } from '#contract/member/contact.ts'
import { typedMobile } from '#domain/request/phone.ts'
import { Section } from '../../ui/area/section.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { useFields } from '../../ui/form/use-form.ts'
import { phoneInGroups } from '../figures/status/words.ts'
import { CodeForm, type SentCode } from './contact/code-form.tsx'
import { HoldNotice, type Mends, SignWish, WishPage } from './contact/wish-page.tsx'

export function Component() {
  return (
    <WishPage title="ขอเปลี่ยนหมายเลขโทรศัพท์มือถือ" kind="phone">
      {(feed, mends) => <Steps feed={feed} mends={mends} />}
    </WishPage>
  )
}

function Steps({ feed, mends }: { feed: ContactFeed; mends: Mends }) {
  const [sent, setSent] = useState<SentCode>()
  const [proved, setProved] = useState('')
  return (
    <>
      <HoldNotice hours={feed.hold_hours}>
        หมายเลขปัจจุบัน <span className="figures">{phoneInGroups(feed.mobile) || 'ไม่มี'}</span>{' '}
        ยังใช้รับรหัสทุกอย่างจนพ้นเวลานั้น
      </HoldNotice>
      <p className="mt-3 text-muted">ไม่มีโทรศัพท์เครื่องเดิมแล้ว กรุณานำบัตรประชาชนไปแจ้งหมายเลขใหม่ที่สหกรณ์</p>
      <Section title="1. หมายเลขใหม่">
        <NumberForm mends={mends} isSent={sent !== undefined} onSent={setSent} />
      </Section>
      {sent && (
        <Section title="2. รหัสจากหมายเลขใหม่">
          <CodeForm
            key={sent.wish}
            kind="phone"
            sent={sent}
            onProved={() => setProved(sent.wish)}
          />
        </Section>
      )}
      {sent && proved === sent.wish && <SignWish kind="phone" wish={sent.wish} />}
    </>
  )
}

interface NumberFormProps {
  mends: Mends
  isSent: boolean
  onSent: (sent: SentCode) => void
}

function NumberForm({ mends, isSent, onSent }: NumberFormProps) {
  const { values, field, problems, passes, send, busy } = useFields({ mobile: '' })
  async function submit() {
    const wrong = typedMobile(values.mobile)
      ? {}
      : { mobile: 'กรอกหมายเลขมือถือ 10 หลัก ขึ้นต้นด้วย 06 08 หรือ 09' }
    if (!passes(wrong)) return
    const reply = await send('/api/member/phone', { ...values, ...(mends && { mends }) })
    if (reply) onSent(reply.data)
  }
  return (
    <Form onSubmit={submit} className="grid max-w-md gap-4">
      <ErrorSummary problems={problems} />
      <TextField {...field('mobile')} label="หมายเลขโทรศัพท์มือถือใหม่" type="tel" maxLength={20} />
      <div>
        <SendButton label="ส่งรหัสไปที่หมายเลขนี้" sending={busy} meanwhile="กำลังส่ง…" plain={isSent} />
      </div>
    </Form>
  )
}
