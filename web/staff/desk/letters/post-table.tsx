import { FileSearch, Save } from 'lucide-react'
import { useState } from 'react'
import type { PostReport } from '#contract/staff/desk/guarantees.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useFields } from '../../../ui/form/use-form.ts'

/** What the post said: looked at first, kept when it is pressed a second time. */
export function PostTable({ onKept }: { onKept: () => void }) {
  const { values, field, change, problems, passes, send, busy } = useFields({ csv: '' })
  const [report, setReport] = useState<PostReport>()
  async function take(dry_run: boolean) {
    if (!passes(values.csv.trim() ? {} : { csv: 'เลือกไฟล์ หรือวางตาราง' })) return
    const reply = await send('/api/admin/letters/post', { csv: values.csv, dry_run })
    if (!reply) return
    setReport(reply.data)
    if (reply.data.is_kept) onKept()
  }
  async function choose(file: File | undefined) {
    if (file) change({ csv: decoded(await file.arrayBuffer()) })
    setReport(undefined)
  }
  return (
    <Section title="นำเข้าผลไปรษณีย์">
      <Form onSubmit={() => take(true)} className="card grid gap-4 p-4 sm:p-6">
        <ErrorSummary problems={problems} />
        <Field name="post_file" label="ไฟล์ตารางไปรษณีย์ (CSV)" optional>
          {(wiring) => (
            <input
              {...wiring}
              type="file"
              accept=".csv,text/csv"
              className="input"
              onChange={({ target }) => choose(target.files?.[0])}
            />
          )}
        </Field>
        <TextField
          {...field('csv')}
          onChange={(csv) => {
            change({ csv })
            setReport(undefined)
          }}
          label="หรือวางตารางพร้อมหัวคอลัมน์"
          rows={5}
        />
        {report && <Report {...report} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" label="ตรวจตาราง" Icon={FileSearch} busy={busy} />
          {report && !report.is_kept && report.kept > 0 && (
            <Button
              primary
              label={`บันทึก ${report.kept} รายการที่ถูกต้อง`}
              Icon={Save}
              busy={busy}
              onClick={() => take(false)}
            />
          )}
        </div>
      </Form>
    </Section>
  )
}

function Report({ kept, known, refused, is_kept }: PostReport) {
  return (
    <div role="status" className="grid gap-2">
      <p className="font-semibold">
        {is_kept ? `บันทึกแล้ว ${kept} รายการ` : `จะบันทึก ${kept} รายการ ยังไม่ได้บันทึก`}
        {known > 0 && ` ทราบอยู่แล้ว ${known} บรรทัด`}
        {refused.length > 0 && ` ไม่รับ ${refused.length} บรรทัด`}
      </p>
      {refused.length > 0 && (
        <ul className="list-disc pl-6 text-red-fg">
          {refused.map(({ line, says }) => (
            <li key={`${line} ${says}`}>
              บรรทัดที่ {line}: {says}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Thai spreadsheets still write Windows-874. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-874').decode(bytes)
  }
}
