import { useState } from 'react'
import { Link } from 'react-router'
import {
  CORRECTION_FILES_MAX,
  CORRECTION_WORDS_MAX,
  type CorrectionOf,
  OPEN_CORRECTIONS,
} from '#domain/person/correction.ts'
import { address } from '../../../client/address.ts'
import { ApiError, dataOf } from '../../../client/api.ts'
import { sendInArea, useAreaDispatch } from '../../../client/ask-in-area.ts'
import { whyNotSent } from '../../../client/use-action.ts'
import { useDraft } from '../../../client/use-draft.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Contact } from '../../../ui/area/contact.tsx'
import { Folded } from '../../../ui/data/folded.tsx'
import { type Attached, AttachFiles, stillAttaching } from '../../../ui/form/attach-files.tsx'
import { ChoiceField } from '../../../ui/form/choice-field.tsx'
import { DraftNotice } from '../../../ui/form/draft-notice.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Sent } from '../../identity/sent.tsx'
import { useImpersonation } from '../../layout/use-member.ts'
import { CorrectionList } from './correction-list.tsx'

const EMPTY = { what: '' as CorrectionOf | '', text: '' }

/** Nothing is changed by asking: an officer checks the papers and puts the register right. */
export function CorrectionForm() {
  const impersonation = useImpersonation()
  const request = useQuery('/api/member/correction')
  if (impersonation) return null
  return (
    <div className="no-print mt-8">
      <Folded title="ขอแก้ไขข้อมูล">
        <Ask onSent={request.again} />
      </Folded>
      <CorrectionList requests={request.data?.requests ?? []} />
    </div>
  )
}

function Ask({ onSent }: { onSent: () => void }) {
  const { values, change, clear, restored } = useDraft('member/correction', EMPTY)
  const [files, setFiles] = useState<readonly Attached[]>([])
  const [attaching, setAttaching] = useState('')
  const { problems, setProblems, passes, perform, busy } = useForm<keyof typeof EMPTY | 'files'>()
  const [sent, setSent] = useState('')
  const dispatch = useAreaDispatch()

  async function submit() {
    setSent('')
    const wrong: typeof problems = problemsIn(values)
    if (attaching) wrong.files = stillAttaching(attaching)
    if (!passes(wrong)) return
    const words = { ...values, files: files.map(({ file_id }) => file_id) }
    const answer = await perform('/api/member/correction', words)
    if (answer instanceof ApiError) return setProblems({ form: whyNotSent(answer) })
    if (!answer) return
    clear()
    setFiles([])
    setSent(answer.rc_des)
    onSent()
  }

  async function upload(body: Blob, name: string) {
    const path = address('/api/member/upload', `name=${encodeURIComponent(name)}`)
    return dataOf(await dispatch(sendInArea(path, body)))
  }
  return (
    // Inside what is folded, so that a link to it unfolds it.
    <Form id="correct" onSubmit={submit} className="grid max-w-2xl scroll-mt-28 gap-5">
      {restored && <DraftNotice onDiscard={clear} />}
      <ErrorSummary problems={problems} />
      <Sent words={sent} />
      <p className="text-muted">
        ที่อยู่ อีเมล โทรศัพท์ และบัญชีรับเงิน ขอเปลี่ยนได้ที่{' '}
        <Link to="/member/contact" className="link">
          หน้าขอเปลี่ยนที่อยู่หรืออีเมล
        </Link>
      </p>
      <ChoiceField
        name="what"
        label="เรื่องที่ขอแก้ไข"
        error={problems.what}
        prompt="เลือกเรื่อง"
        choices={OPEN_CORRECTIONS as Record<CorrectionOf, string>}
        value={values.what}
        onChange={(what) => change({ what })}
      />
      <TextField
        name="text"
        label="ข้อมูลเดิมและข้อมูลที่ถูกต้อง"
        hint="ไม่ต้องใส่เลขบัตรประชาชนหรือรหัสผ่าน"
        error={problems.text}
        rows={4}
        maxLength={CORRECTION_WORDS_MAX}
        value={values.text}
        onChange={(text) => change({ text })}
      />
      <AttachFiles
        label="เอกสารประกอบ"
        max={CORRECTION_FILES_MAX}
        files={files}
        error={problems.files}
        send={upload}
        onAdd={(file) => setFiles((others) => [...others, file])}
        onRemove={(file) => setFiles((all) => all.filter((other) => other !== file))}
        onBusy={setAttaching}
      />
      <p className="text-small text-muted">
        <Contact>เรื่องเร่งด่วน</Contact>
      </p>
      <SendButton label="ส่งคำขอแก้ไข" sending={busy} meanwhile="กำลังส่ง…" />
    </Form>
  )
}

function problemsIn({ what, text }: typeof EMPTY): Problems<keyof typeof EMPTY> {
  return {
    ...(!what && { what: 'เลือกเรื่องที่ขอแก้ไข' }),
    ...(!text.trim() && { text: 'กรอกข้อมูลเดิมและข้อมูลที่ถูกต้อง' }),
  }
}
