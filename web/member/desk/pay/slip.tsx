import { useState } from 'react'
import { THAI_BANKS, type ThaiBankCode } from '#domain/money/thai-bank.ts'
import { address } from '../../../client/address.ts'
import { dataOf } from '../../../client/api.ts'
import { sendInArea, useAreaDispatch } from '../../../client/ask-in-area.ts'
import { Folded } from '../../../ui/data/folded.tsx'
import { type Attached, AttachFiles, stillAttaching } from '../../../ui/form/attach-files.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useFields } from '../../../ui/form/use-form.ts'
import { readSlip } from './read-slip.ts'

interface SlipFormProps {
  intentNo: number
  /** One was sent before, and is replaced. */
  again: boolean
  onSent: () => void
}

/** The bank's slip, for whoever looks for the payment. Its reference is read from the picture where that can be done. */
export function SlipForm({ intentNo, again, onSent }: SlipFormProps) {
  const { values, field, change, problems, passes, send, busy } = useFields({
    reference: '',
    slip: '',
  })
  const [bank, setBank] = useState('')
  const [files, setFiles] = useState<readonly Attached[]>([])
  const [attaching, setAttaching] = useState('')
  const dispatch = useAreaDispatch()

  async function upload(body: Blob, name: string) {
    const path = address('/api/member/upload', `name=${encodeURIComponent(name)}`)
    const file = dataOf(await dispatch(sendInArea(path, body)))
    const code = await readSlip(body)
    setBank(code?.bank ?? '')
    if (code) change({ reference: code.reference })
    return file
  }
  async function submit() {
    const reference = values.reference.replaceAll(/[\s-]/g, '')
    if (!passes(wrongIn(files, attaching, reference))) return
    const [file] = files
    if (!file) return
    const path = address('/api/member/pay/:intentNo/slip', { intentNo })
    if (await send(path, { file_id: file.file_id, bank, reference })) onSent()
  }
  return (
    <Folded title={again ? 'ส่งสลิปใหม่แทนใบเดิม' : 'ชำระแล้ว ส่งสลิปให้สหกรณ์ (ไม่บังคับ)'}>
      <Form onSubmit={submit} className="grid max-w-xl gap-5 pt-2">
        <p className="text-small text-muted">
          สลิปช่วยให้เจ้าหน้าที่หาเงินของท่านพบเร็วขึ้น สหกรณ์ลงบัญชีเมื่อธนาคารยืนยันเท่านั้น และลบภาพสลิปเมื่อลงบัญชีแล้ว
        </p>
        <ErrorSummary problems={problems} />
        <AttachFiles
          label="สลิปของธนาคาร"
          hint="ให้เห็นคิวอาร์โค้ดบนสลิป เพื่ออ่านเลขอ้างอิงให้"
          required
          max={1}
          files={files}
          error={problems.slip}
          send={upload}
          onAdd={(file) => setFiles([file])}
          onRemove={() => setFiles([])}
          onBusy={setAttaching}
        />
        <TextField
          {...field('reference')}
          label="เลขอ้างอิงบนสลิป"
          hint={bank ? `อ่านจากสลิปแล้ว ${bankName(bank)}` : 'กรอกตามสลิป หากระบบอ่านไม่ได้'}
          optional
          maxLength={60}
          width="figures max-w-96"
        />
        <div>
          <SendButton label="ส่งสลิป" sending={busy} meanwhile="กำลังส่ง…" />
        </div>
      </Form>
    </Folded>
  )
}

function bankName(code: string): string {
  return THAI_BANKS[code as ThaiBankCode]?.name ?? `ธนาคารรหัส ${code}`
}

function wrongIn(files: readonly Attached[], attaching: string, reference: string) {
  const isReference = /^([0-9A-Za-z]{6,40})?$/.test(reference)
  return {
    ...(files.length === 0 && { slip: 'แนบสลิปของธนาคาร' }),
    ...(attaching && { slip: stillAttaching(attaching) }),
    ...(!isReference && { reference: 'เลขอ้างอิงเป็นตัวเลขหรืออักษรอังกฤษ 6–40 ตัว' }),
  }
}
