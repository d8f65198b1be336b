import { Banknote, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { ContactFeed } from '#contract/member/contact.ts'
import {
  CONTACT_COLUMNS,
  type ContactColumn,
  type ContactValues,
  contactProblems,
} from '#domain/request/contact.ts'
import { Section } from '../../ui/area/section.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
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
    <WishPage title="ขอเปลี่ยนที่อยู่หรืออีเมล" kind="contact">
      {(feed, mends) => (
        <>
          <Others {...feed} />
          <AddressForm feed={feed} mends={mends} />
        </>
      )}
    </WishPage>
  )
}

/** What has a page of its own, because it is a key to the account or to money. */
function Others({ mobile, bank }: ContactFeed) {
  return (
    <ul className="card mb-6 divide-y divide-border">
      <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 sm:px-6">
        <span>
          มือถือ <span className="figures font-semibold">{phoneInGroups(mobile) || 'ไม่มี'}</span>
        </span>
        <ButtonLink to="/member/phone" label="เปลี่ยนหมายเลข" Icon={Smartphone} />
      </li>
      <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 sm:px-6">
        <span>
          บัญชีรับเงิน{' '}
          <span className="figures font-semibold">
            {bank?.name} <span className="whitespace-nowrap">{bank?.account_masked ?? 'ไม่มี'}</span>
          </span>
        </span>
        <ButtonLink to="/member/bank_account" label="เปลี่ยนบัญชี" Icon={Banknote} />
      </li>
    </ul>
  )
}

const ADDRESS = Object.keys(CONTACT_COLUMNS).filter((name) => name !== 'email') as ContactColumn[]
const OPTIONAL: readonly ContactColumn[] = ['moo', 'soi', 'road']

function AddressForm({ feed, mends }: { feed: ContactFeed; mends: Mends }) {
  const form = useFields<ContactValues>(feed.contact)
  const { values, field, problems, passes, send, busy } = form
  const [wish, setWish] = useState('')
  const [sent, setSent] = useState<SentCode>()
  const email = values.email.trim().toLowerCase()
  const isEmailNew = email !== feed.contact.email

  async function submit() {
    setWish('')
    setSent(undefined)
    if (!passes(contactProblems(trimmed(values)))) return
    const reply = await send('/api/member/contact', { ...values, ...(mends && { mends }) })
    if (!reply) return
    const { wish: kept, code } = reply.data
    if (code) setSent({ wish: kept, ...code })
    else setWish(kept)
  }
  return (
    <>
      <Section title="ข้อมูลใหม่">
        <Form onSubmit={submit} className="grid max-w-2xl gap-5">
          <ErrorSummary problems={problems} />
          <div className="grid gap-4 sm:grid-cols-2">
            {ADDRESS.map((name) => (
              <TextField
                key={name}
                {...field(name)}
                label={CONTACT_COLUMNS[name]}
                optional={OPTIONAL.includes(name)}
                maxLength={120}
              />
            ))}
          </div>
          <TextField
            {...field('email')}
            label={CONTACT_COLUMNS.email}
            type="email"
            hint="ใช้รับข่าวและรหัสเมื่อส่งทางโทรศัพท์ไม่ได้"
            optional
            english
            maxLength={120}
          />
          {isEmailNew && (
            <HoldNotice hours={feed.hold_hours}>ระหว่างนั้นสหกรณ์ยังส่งข้อความไปที่อีเมลเดิม</HoldNotice>
          )}
          <div>
            <SendButton
              label={isEmailNew && email ? 'ส่งรหัสไปที่อีเมลใหม่' : 'ตรวจข้อมูลแล้ว ไปลงนาม'}
              sending={busy}
              meanwhile="กำลังตรวจ…"
              plain={Boolean(sent || wish)}
            />
          </div>
        </Form>
      </Section>
      {sent && (
        <Section title="รหัสจากอีเมลใหม่">
          <CodeForm
            key={sent.wish}
            kind="contact"
            sent={sent}
            onProved={() => setWish(sent.wish)}
          />
        </Section>
      )}
      {wish && <SignWish kind="contact" wish={wish} />}
    </>
  )
}

function trimmed(values: ContactValues): ContactValues {
  const entries = Object.entries(values).map(([name, value]) => [name, value.trim()])
  return Object.fromEntries(entries) as ContactValues
}
