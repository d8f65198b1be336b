import { useState } from 'react'
import type { ContactFeed } from '#contract/member/contact.ts'
import {
  accountProblem,
  THAI_BANKS,
  type ThaiBankCode,
  typedAccount,
} from '#domain/money/thai-bank.ts'
import { address } from '../../client/address.ts'
import { dataOf } from '../../client/api.ts'
import { sendInArea, useAreaDispatch } from '../../client/ask-in-area.ts'
import { Section } from '../../ui/area/section.tsx'
import { type Attached, AttachFiles, stillAttaching } from '../../ui/form/attach-files.tsx'
import { ChoiceField } from '../../ui/form/choice-field.tsx'
import { ErrorSummary, type Problems } from '../../ui/form/error-summary.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { useFields } from '../../ui/form/use-form.ts'
import { Unbroken } from '../../ui/statement/unbroken.tsx'
import { HoldNotice, type Mends, SignWish, WishPage } from './contact/wish-page.tsx'

const BANKS = Object.fromEntries(
  Object.entries(THAI_BANKS).map(([code, { name }]) => [code, name]),
) as Record<ThaiBankCode, string>

export function Component() {
  return (
    <WishPage title="ขอเปลี่ยนบัญชีรับเงิน" kind="bank_account">
      {(feed, mends) => <Account feed={feed} mends={mends} />}
    </WishPage>
  )
}

const EMPTY = { bank: '' as ThaiBankCode | '', number: '', name: '', passbook: '' }

function Account({ feed, mends }: { feed: ContactFeed; mends: Mends }) {
  const { values, field, problems, passes, send, busy } = useFields(EMPTY)
  const [files, setFiles] = useState<readonly Attached[]>([])
  const [attaching, setAttaching] = useState('')
  const [wish, setWish] = useState('')
  const dispatch = useAreaDispatch()
  const account = feed.bank
    ? [feed.bank.name, feed.bank.account_masked].filter(Boolean).join(' ')
    : 'ที่สหกรณ์จ่ายอยู่'

  async function submit() {
    setWish('')
    const wrong = problemsIn(values, files)
    if (attaching) wrong.passbook = stillAttaching(attaching)
    const { bank, number, name } = values
    const [file] = files
    if (!passes(wrong) || !bank || !file) return
    const body = { bank, number, name, file_id: file.file_id, ...(mends && { mends }) }
    const reply = await send('/api/member/bank_account', body)
    if (reply) setWish(reply.data.wish)
  }
  async function upload(body: Blob, name: string) {
    const path = address('/api/member/upload', `name=${encodeURIComponent(name)}`)
    return dataOf(await dispatch(sendInArea(path, body)))
  }
  return (
    <>
      <HoldNotice hours={feed.hold_hours}>
        ระหว่างนั้นเงินปันผลและเงินกู้ยังโอนเข้าบัญชีเดิม{' '}
        <span className="figures">
          <Unbroken>{account}</Unbroken>
        </span>
      </HoldNotice>
      <Section title="บัญชีใหม่">
        <Form onSubmit={submit} className="grid max-w-2xl gap-5">
          <ErrorSummary problems={problems} />
          <ChoiceField {...field('bank')} label="ธนาคาร" prompt="เลือกธนาคาร" choices={BANKS} />
          <TextField
            {...field('number')}
            label="เลขที่บัญชี"
            hint="ตามสมุดบัญชี มีขีดหรือไม่มีก็ได้"
            type="tel"
            maxLength={24}
            width="figures max-w-72"
          />
          <TextField
            {...field('name')}
            label="ชื่อบัญชีตามสมุดบัญชี"
            hint="ต้องเป็นบัญชีของท่านเอง หากชื่อไม่ตรงกับทะเบียน เจ้าหน้าที่จะสอบถามก่อน"
            maxLength={120}
          />
          <AttachFiles
            label="ภาพสมุดบัญชีหน้าแรก"
            hint="เห็นชื่อ เลขที่บัญชี และธนาคารชัดเจน"
            required
            max={1}
            files={files}
            error={problems.passbook}
            send={upload}
            onAdd={(file) => setFiles([file])}
            onRemove={() => setFiles([])}
            onBusy={setAttaching}
          />
          <div>
            <SendButton
              label="ตรวจข้อมูลแล้ว ไปลงนาม"
              sending={busy}
              meanwhile="กำลังตรวจ…"
              plain={wish !== ''}
            />
          </div>
        </Form>
      </Section>
      {wish && <SignWish kind="bank_account" wish={wish} />}
    </>
  )
}

function problemsIn(
  { bank, number, name }: typeof EMPTY,
  files: readonly Attached[],
): Problems<keyof typeof EMPTY> {
  const wrong = bank ? accountProblem(bank, typedAccount(number)) : undefined
  return {
    ...(!bank && { bank: 'เลือกธนาคาร' }),
    ...((wrong || !number.trim()) && { number: wrong ?? 'กรอกเลขที่บัญชี' }),
    ...(!name.trim() && { name: 'กรอกชื่อบัญชีตามสมุดบัญชี' }),
    ...(files.length === 0 && { passbook: 'แนบภาพสมุดบัญชีหน้าแรก' }),
  }
}
