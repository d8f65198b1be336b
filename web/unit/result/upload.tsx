import { CircleX, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import type { ResultUpload, UnitResult } from '#contract/unit/result.ts'
import { REASONS, type Reason, reasonInOffice } from '#domain/collection/collection-words.ts'
import { address } from '../../client/address.ts'
import { ApiError } from '../../client/api.ts'
import { Dropzone } from '../../ui/area/dropzone.tsx'
import { Take } from '../bill/take.tsx'
import { AcceptedFiles } from './accepted-files.tsx'
import { FileSummary } from './file-summary.tsx'
import { HowToTake, type UploadMode } from './upload-mode.tsx'
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
  const [asking, setAsking] = useState<{ file: File; found: ResultUpload }>()

  function choose([file]: File[]) {
    if (!file) return
    setProblem('')
    setFound(undefined)
    if (file.size > FILE_MAX) return setProblem(`${file.name}: ไฟล์ต้องมีขนาดไม่เกิน 5 MB`)
    void send(file)
  }
  // Whether other files are there already is the server's to know: a colleague may have been quicker.
  async function send(file: File, how?: UploadMode) {
    const query = new URLSearchParams({ period, name: file.name, ...(how && { how }) })
    const reply = await acts.act(address('/api/membergroup/result/file', query), file, {
      quiet: true,
    })
    if (reply instanceof ApiError) setProblem(`${file.name}: ${reply.message}`)
    else if (reply?.data.asks) setAsking({ file, found: reply.data })
    else setFound(reply?.data)
  }
  return (
    <div className="grid gap-3">
      <Dropzone
        label="ลากไฟล์ผลการหักจากระบบเงินเดือนมาวางที่นี่"
        hint={
          'Excel, CSV หรือไฟล์ข้อความ ไม่เกิน 5\u00A0MB\nหัวตารางต้องมี “เลขบัตรประชาชน” หรือ “เลขสมาชิก” และ “หักได้”\nหักไม่ครบให้มีช่อง “เหตุผล” เป็นคำหรือรหัส 1\u2060–\u20606'
        }
        accept=".xlsx,.csv,.txt,.tsv"
        busy={acts.busy}
        onFiles={choose}
      />
      <div className="flex flex-wrap items-start gap-x-6">
        <Take
          files={[
            {
              label: 'แบบกรอกผลการหัก (Excel)',
              path: address('/api/membergroup/papers/result_form', `period=${period}`),
              Icon: FileSpreadsheet,
            },
          ]}
        />
        <ReasonCodes />
      </div>
      {problem && (
        <p role="alert" className="flex items-start gap-2 text-red-fg">
          <CircleX aria-hidden className="mt-1.5 size-5 shrink-0" />
          {problem}
        </p>
      )}
      {/* Once everything is cleared away, nothing is said of a file that no longer counts. */}
      <div role="status">{found && files.length > 0 && <FileSummary {...found} />}</div>
      <AcceptedFiles files={files} />
      {asking && (
        <HowToTake
          name={asking.file.name}
          found={asking.found}
          standing={files.filter((file) => file.standing)}
          onChoose={(how) => send(asking.file, how)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  )
}

/** What payrolls may write instead of words, and where to read it before the file is made. */
function ReasonCodes() {
  return (
    <details className="text-small">
      <summary className="link inline-flex min-h-11 items-center">รหัสเหตุผลที่หักไม่ครบ</summary>
      <ol className="grid list-inside list-decimal gap-1 ps-1 text-muted sm:grid-cols-2">
        {(Object.keys(REASONS) as Reason[]).map((reason) => (
          <li key={reason}>{reasonInOffice(reason)}</li>
        ))}
      </ol>
    </details>
  )
}
