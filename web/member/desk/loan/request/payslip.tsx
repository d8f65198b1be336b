import type { LoanForm } from '#domain/request/loan-draft.ts'
import { address } from '../../../../client/address.ts'
import { dataOf } from '../../../../client/api.ts'
import { sendInArea, useAreaDispatch } from '../../../../client/ask-in-area.ts'
import { AttachFiles } from '../../../../ui/form/attach-files.tsx'
import { TextField } from '../../../../ui/form/fields.tsx'

const PURPOSE_MAX = 200

interface PayslipProps {
  form: LoanForm
  fileName: string
  /** It is not signed without. */
  required: boolean
  /** The one that was sent before stays with the request. */
  isThere: boolean
  change: (changed: Partial<LoanForm>) => void
  onFile: (name: string) => void
}

export function Payslip({ form, fileName, required, isThere, change, onFile }: PayslipProps) {
  const dispatch = useAreaDispatch()
  async function upload(body: Blob, name: string) {
    const path = address('/api/member/upload', `name=${encodeURIComponent(name)}`)
    return dataOf(await dispatch(sendInArea(path, body)))
  }
  function take(file: { file_id: string; name: string } | undefined) {
    onFile(file?.name ?? '')
    change({ file_id: file?.file_id ?? null })
  }
  return (
    <div className="grid max-w-2xl gap-5">
      <TextField
        name="purpose"
        label="วัตถุประสงค์"
        hint="เช่น ซ่อมแซมบ้าน ค่าเล่าเรียนบุตร"
        optional
        maxLength={PURPOSE_MAX}
        value={form.purpose}
        onChange={(purpose) => change({ purpose })}
      />
      <AttachFiles
        label="สลิปเงินเดือนเดือนล่าสุด"
        hint={hintOf({ required, isThere })}
        required={required && !isThere}
        max={1}
        files={form.file_id ? [{ file_id: form.file_id, name: fileName }] : []}
        send={upload}
        onAdd={take}
        onRemove={() => take(undefined)}
        onBusy={() => undefined}
      />
    </div>
  )
}

function hintOf({ required, isThere }: Pick<PayslipProps, 'required' | 'isThere'>): string {
  if (isThere) return 'สลิปที่แนบไว้เดิมยังอยู่กับคำขอ แนบใหม่เฉพาะเมื่อต้องการเปลี่ยน'
  const how = 'ถ่ายภาพหรือแนบไฟล์ PDF ให้เห็นรายได้และรายการหักชัดเจน'
  return required ? how : `${how} ไม่แนบก็ส่งคำขอได้ แต่ช่วยให้เจ้าหน้าที่ตรวจเร็วขึ้น`
}
