import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import {
  BODY_MAX,
  CONTACT_MAX,
  DEMAND_FILES_MAX,
  DEMAND_KINDS,
  type DemandKind,
  KIND_NAMES,
  NAME_MAX,
  SUBJECT_MAX,
} from '#domain/content/demand.ts'
import { address } from '../../client/address.ts'
import { ApiError, dataOf } from '../../client/api.ts'
import { sendOutside } from '../../client/ask-outside.ts'
import { captchaValue } from '../../client/captcha.ts'
import { useAction, whyNotSent } from '../../client/use-action.ts'
import { useDraft } from '../../client/use-draft.ts'
import { type Attached, AttachFiles, stillAttaching } from '../../ui/form/attach-files.tsx'
import { DraftNotice } from '../../ui/form/draft-notice.tsx'
import { ErrorSummary, type Problems } from '../../ui/form/error-summary.tsx'
import { Choices, Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'

interface Words {
  kind: DemandKind | ''
  subject: string
  body: string
  known: 'named' | 'anonymous' | ''
  name: string
  contact: string
  /** Kept with the words: the server keeps them for a day. */
  files: readonly Attached[]
}

const EMPTY: Words = {
  kind: '',
  subject: '',
  body: '',
  known: '',
  name: '',
  contact: '',
  files: [],
}

const KIND_HINTS: Record<DemandKind, string> = {
  need: 'บริการหรือสิ่งที่อยากให้มี',
  suggestion: 'สิ่งที่ทำได้ดีกว่านี้',
  complaint: 'สิ่งที่ไม่ถูกต้องหรือไม่เป็นธรรม',
}

export interface SentMatter {
  /** Shown once. */
  code: string
  files: number
}

export function DemandForm({ onSent }: { onSent: (sent: SentMatter) => void }) {
  const { values, change, clear, restored } = useDraft('demand', EMPTY)
  const [problems, setProblems] = useState<Problems<keyof Words>>({})
  const [attaching, setAttaching] = useState('')
  const { perform, busy: sending } = useAction()

  async function submit() {
    const wrong = problemsIn(values)
    if (attaching) wrong.files = stillAttaching(attaching)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    const { known, ...words } = values
    const files = values.files.map(({ file_id }) => file_id)
    const answer = await perform(
      '/api/info/demand',
      { ...words, files, anonymous: known === 'anonymous' },
      { outside: true, proved: true },
    )
    if (answer instanceof ApiError) {
      // They waited too long for their words, and are not there any more.
      if (answer.status === 404) change({ files: [] })
      return setProblems({ form: whyNotSent(answer) })
    }
    if (!answer) return
    clear()
    onSent({ code: answer.data.tracking_code, files: files.length })
  }
  return (
    <Form onSubmit={submit} className="mt-4 grid gap-6">
      <ErrorSummary problems={problems} />
      {restored && <DraftNotice onDiscard={clear} />}
      <p className="flex gap-3 rounded-card border border-amber-bd bg-amber-bg p-4 text-amber-fg">
        <ShieldAlert aria-hidden className="mt-1 size-6 shrink-0" />
        โปรดอย่าใส่เลขบัตรประชาชน เลขบัญชี หรือรหัสผ่าน
      </p>
      <Choices
        name="kind"
        label="ประเภทเรื่อง"
        error={problems.kind}
        value={values.kind}
        choices={DEMAND_KINDS.map((value) => ({
          value,
          label: KIND_NAMES[value],
          hint: KIND_HINTS[value],
        }))}
        onChoose={(kind) => change({ kind })}
      />
      <Field name="subject" label="หัวข้อ" hint="สรุปเรื่องในประโยคเดียว" error={problems.subject}>
        {(wiring) => (
          <input
            {...wiring}
            maxLength={SUBJECT_MAX}
            value={values.subject}
            onChange={(event) => change({ subject: event.target.value })}
            className="input"
          />
        )}
      </Field>
      <Field
        name="body"
        label="รายละเอียด"
        hint="เกิดอะไรขึ้น ที่ไหน เมื่อใด และอยากให้สหกรณ์ทำอะไร"
        error={problems.body}
      >
        {(wiring) => (
          <>
            <textarea
              {...wiring}
              rows={8}
              maxLength={BODY_MAX}
              value={values.body}
              onChange={(event) => change({ body: event.target.value })}
              className="input"
            />
            <p className="figures mt-1 text-caption text-muted">
              พิมพ์ได้อีก {(BODY_MAX - values.body.length).toLocaleString('th-TH')} ตัวอักษร
            </p>
          </>
        )}
      </Field>
      <AttachFiles
        label="รูปหรือเอกสารประกอบ"
        hint="เฉพาะเจ้าหน้าที่ที่ดูแลเรื่องนี้เปิดดูได้ ไม่แสดงบนเว็บไซต์"
        max={DEMAND_FILES_MAX}
        files={values.files}
        error={problems.files}
        send={upload}
        onAdd={(file) => change(({ files }) => ({ files: [...files, file] }))}
        onRemove={({ file_id }) =>
          change(({ files }) => ({ files: files.filter((file) => file.file_id !== file_id) }))
        }
        onBusy={setAttaching}
      />
      <Choices
        name="known"
        label="การเปิดเผยชื่อ"
        hint="ชื่อและช่องทางติดต่อไม่แสดงบนเว็บไซต์ไม่ว่าเลือกข้อใด"
        error={problems.known}
        value={values.known}
        choices={[
          { value: 'named', label: 'แจ้งชื่อให้เจ้าหน้าที่ทราบ' },
          { value: 'anonymous', label: 'ไม่เปิดเผยชื่อ', hint: 'สหกรณ์จะไม่เก็บชื่อและช่องทางติดต่อ' },
        ]}
        onChoose={(known) => change({ known })}
      />
      {values.known === 'anonymous' && values.files.length > 0 && (
        <p className="text-small text-muted">
          ชื่อไฟล์และข้อมูลในรูปที่บอกตัวตนจะไม่ถูกเก็บ แต่ไฟล์ PDF อาจมีชื่อผู้จัดทำอยู่ในไฟล์ โปรดตรวจสอบก่อนส่ง
        </p>
      )}
      {values.known === 'named' && <Sender values={values} change={change} problems={problems} />}
      <div>
        <SendButton label="ส่งเรื่อง" sending={sending} meanwhile="กำลังส่ง…" />
      </div>
    </Form>
  )
}

async function upload(body: Blob, name: string): Promise<Attached> {
  const query = new URLSearchParams({ name, recaptcha: await captchaValue() })
  const data = dataOf(await sendOutside(address('/api/info/demand/files', query), body))
  // Under the name it was chosen by: what it is called on the other side is the officers' to see.
  return { file_id: data.file_id, name }
}

interface SenderProps {
  values: Words
  change: (changed: Partial<Words>) => void
  problems: Problems<keyof Words>
}

function Sender({ values, change, problems }: SenderProps) {
  return (
    <>
      <Field name="name" label="ชื่อผู้ส่ง" error={problems.name}>
        {(wiring) => (
          <input
            {...wiring}
            autoComplete="name"
            maxLength={NAME_MAX}
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
            className="input"
          />
        )}
      </Field>
      <Field name="contact" label="ช่องทางติดต่อกลับ" hint="โทรศัพท์ อีเมล หรือ LINE" optional>
        {(wiring) => (
          <input
            {...wiring}
            maxLength={CONTACT_MAX}
            value={values.contact}
            onChange={(event) => change({ contact: event.target.value })}
            className="input"
          />
        )}
      </Field>
    </>
  )
}

function problemsIn({ kind, subject, body, known, name }: Words): Problems<keyof Words> {
  const wrong: Problems<keyof Words> = {}
  if (!kind) wrong.kind = 'กรุณาเลือกประเภทเรื่อง'
  if (!subject.trim()) wrong.subject = 'กรุณากรอกหัวข้อ'
  if (!body.trim()) wrong.body = 'กรุณากรอกรายละเอียด'
  if (!known) wrong.known = 'กรุณาเลือกการเปิดเผยชื่อ'
  if (known === 'named' && !name.trim()) wrong.name = 'กรุณากรอกชื่อผู้ส่ง'
  return wrong
}
