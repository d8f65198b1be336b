import { FileSpreadsheet } from 'lucide-react'
import type { UnitResult } from '#contract/unit/result.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'

type Files = UnitResult['files']

/** Those that count; those that others took the place of are there for whoever asks. */
export function AcceptedFiles({ files }: { files: Files }) {
  const [standing, before] = [true, false].map((now) =>
    files.filter((file) => file.standing === now),
  ) as [Files, Files]
  if (files.length === 0) return null
  return (
    <div className="grid gap-2 text-small text-muted">
      <List files={standing} />
      {before.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-11 items-center">
            ไฟล์ที่ถูกแทนแล้ว {before.length} ไฟล์
          </summary>
          <List files={before} />
        </details>
      )}
    </div>
  )
}

function List({ files }: { files: Files }) {
  return (
    <ul className="grid gap-2">
      {files.map((file) => (
        <li key={file.at}>
          <Taken file={file} />
        </li>
      ))}
    </ul>
  )
}

function Taken({ file }: { file: Files[number] }) {
  const { name, rows, matched, exceptions, by, at } = file
  return (
    <p className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <FileSpreadsheet aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="flex flex-wrap gap-x-3">
        <span className="wrap-anywhere text-text">{name}</span>
        <span className="figures">
          {rows.toLocaleString('en')} แถว ตรงกัน {matched.toLocaleString('en')} · รอตรวจสอบ{' '}
          {exceptions.toLocaleString('en')}
        </span>
        <span>
          โดย {by} {shortMoment(at)}
        </span>
      </span>
    </p>
  )
}
