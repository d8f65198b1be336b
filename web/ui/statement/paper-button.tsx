import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useAreaDispatch } from '../../client/ask-in-area.ts'
import { savePaper } from '../../client/save-paper.ts'
import { TAKES_LONGER, useWaited } from '../feedback/waiting.tsx'

/** One paper, one press; why it could not be had stays beside it. */
export function PaperButton({ label, of, path }: { label: string; of?: string; path: string }) {
  const dispatch = useAreaDispatch()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function save() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    setProblem(await dispatch(savePaper(path)))
    setBusy(false)
  }
  const meanwhile = useWaited(busy) === 'short' ? 'กำลังเตรียมไฟล์…' : TAKES_LONGER
  return (
    <div className="no-print grid justify-items-start gap-1">
      <button
        type="button"
        aria-disabled={busy}
        onClick={save}
        className="button button-secondary max-w-full [overflow-wrap:anywhere] aria-disabled:opacity-60"
      >
        <FileText aria-hidden className="size-5 shrink-0" />
        {busy ? meanwhile : label}
        {of && <span className="sr-only">{of}</span>}
      </button>
      {problem && (
        <p role="alert" className="text-small text-red-fg">
          {problem}
        </p>
      )}
    </div>
  )
}
