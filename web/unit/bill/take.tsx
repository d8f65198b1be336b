import { LoaderCircle, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useAreaDispatch } from '../../client/ask-in-area.ts'
import { savePaper } from '../../client/save-paper.ts'

export interface Taking {
  label: string
  path: string
  body?: object
  Icon: LucideIcon
  primary?: boolean
}

interface TakeProps {
  files: readonly Taking[]
  /** What must be done first; nothing is taken where it fails. */
  before?: () => Promise<boolean>
}

/** Files to take away, one press each and one at a time; why one could not be had stays under them. */
export function Take({ files, before }: TakeProps) {
  const dispatch = useAreaDispatch()
  const [busy, setBusy] = useState('')
  const [problem, setProblem] = useState<string>()

  async function take({ label, path, body }: Taking) {
    if (busy) return
    setBusy(label)
    setProblem(undefined)
    if (!before || (await before())) setProblem(await dispatch(savePaper(path, body)))
    setBusy('')
  }
  return (
    <div className="no-print min-w-0">
      <div className="flex flex-wrap gap-2">
        {files.map((file) => {
          const Icon = busy === file.label ? LoaderCircle : file.Icon
          return (
            <button
              key={file.label}
              type="button"
              aria-disabled={busy !== ''}
              onClick={() => take(file)}
              className={`button aria-disabled:opacity-60 ${file.primary ? 'button-primary' : 'button-secondary'}`}
            >
              <Icon
                aria-hidden
                className={`size-5 shrink-0 ${busy === file.label ? 'animate-spin motion-reduce:animate-none' : ''}`}
              />
              {file.label}
            </button>
          )
        })}
      </div>
      <p role="status" className="mt-1 text-small text-muted empty:hidden">
        {busy ? `กำลังเตรียมไฟล์ ${busy}…` : ''}
      </p>
      {problem && (
        <p role="alert" className="mt-1 text-small text-red-fg">
          {problem}
        </p>
      )}
    </div>
  )
}
