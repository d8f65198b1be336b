import { CircleX, FileCheck2, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import type { ResultUpload, UnitResult } from '#contract/unit/result.ts'
import { clockTime, shortDate } from '#domain/thai-date.ts'
import { ApiError } from '../../api.ts'
import { Dropzone } from '../../area/dropzone.tsx'
import type { ResultActs } from './use-result.ts'

const FILE_MAX = 5 * 1024 * 1024

interface UploadProps {
  result: UnitResult
  acts: ResultActs
}

/** The payroll's own file; what was found in it is told beside it. */
export function Upload({ result: { period, files }, acts }: UploadProps) {
  const [problem, setProblem] = useState('')
  const [found, setFound] = useState<ResultUpload>()

  async function send([file]: File[]) {
    if (!file) return
    setProblem('')
    setFound(undefined)
    if (file.size > FILE_MAX) return setProblem(`${file.name}: ไฟล์ต้องมีขนาดไม่เกิน 5 MB`)
    const path = `/file?period=${period}&name=${encodeURIComponent(file.name)}`
    const reply = await acts.act<{ data: ResultUpload }>(path, file, { quiet: true })
    if (reply instanceof ApiError) setProblem(`${file.name}: ${reply.message}`)
    else setFound(reply?.data)
  }
  return (
    <div className="grid gap-3">
      <Dropzone
        label="ลากไฟล์ผลการหักจากระบบเงินเดือนมาวางที่นี่"
        hint={'Excel, CSV หรือไฟล์ข้อความ ไม่เกิน 5\u00A0MB\nต้องมีเลขบัตรประชาชนหรือเลขสมาชิก และยอดที่หักได้'}
        accept=".xlsx,.csv,.txt,.tsv"
        busy={acts.doing}
        onFiles={send}
      />
      {problem && (
        <p role="alert" className="flex items-start gap-2 text-red-fg">
          <CircleX aria-hidden className="mt-1.5 size-5 shrink-0" />
          {problem}
        </p>
      )}
      <div role="status">{found && <Found {...found} />}</div>
      <Files files={files} />
    </div>
  )
}

/** The newest is the one that counts; those before it are there for whoever asks. */
function Files({ files }: Pick<UnitResult, 'files'>) {
  const [newest, ...before] = files
  if (!newest) return null
  return (
    <div className="text-small text-muted">
      <Taken file={newest} />
      {before.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-11 items-center">
            ไฟล์ก่อนหน้า {before.length} ไฟล์
          </summary>
          <ul className="grid gap-2">
            {before.map((file) => (
              <li key={file.at}>
                <Taken file={file} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Taken({ file }: { file: UnitResult['files'][number] }) {
  const { name, rows, matched, exceptions, by, at } = file
  return (
    <p className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <FileSpreadsheet aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="flex flex-wrap gap-x-3">
        <span className="wrap-anywhere text-text">{name}</span>
        <span className="figures">
          {rows.toLocaleString('en')} แถว ตรงกัน {matched.toLocaleString('en')} · ต้องตัดสินใจ{' '}
          {exceptions.toLocaleString('en')}
        </span>
        <span>
          โดย {by} {moment(at)}
        </span>
      </span>
    </p>
  )
}

function Found({ again, rows, matched, exceptions, missing }: ResultUpload) {
  return (
    <div className="flex gap-3 rounded-card border border-green-bd bg-green-bg p-4 text-green-fg">
      <FileCheck2 aria-hidden className="mt-1 size-6 shrink-0" />
      <div>
        <p className="font-semibold">
          {again ? 'ไฟล์นี้รับไว้แล้ว จึงไม่มีอะไรเปลี่ยน' : `อ่านได้ ${rows.toLocaleString('en')} แถว`}
        </p>
        {!again && (
          <p className="figures">
            ตรงกับรายการเรียกเก็บ {matched.toLocaleString('en')} ราย
            {exceptions > 0 && ` · ต้องตัดสินใจ ${exceptions.toLocaleString('en')} รายการ`}
            {missing > 0 && ` · ไม่มีในไฟล์ ${missing.toLocaleString('en')} ราย`}
          </p>
        )}
      </div>
    </div>
  )
}

export function moment(at: string): string {
  const when = new Date(at)
  return `${shortDate(when)} ${clockTime(when)}`
}
