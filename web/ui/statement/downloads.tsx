import { ChevronDown, Download, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAreaDispatch } from '../../client/ask-in-area.ts'
import { savePaper } from '../../client/save-paper.ts'
import { Button } from '../form/button.tsx'
import { useDisclosure } from '../layout/use-disclosure.ts'

interface DownloadsProps {
  /** Of each paper: what it is, and its address without the format. */
  papers: readonly { label: string; path: string; query?: string }[]
}

// biome-ignore format: a table reads in columns
const FORMATS = [
  { format: 'pdf',  label: 'PDF',   Icon: FileText },
  { format: 'xlsx', label: 'Excel', Icon: FileSpreadsheet },
  { format: 'csv',  label: 'CSV',   Icon: FileSpreadsheet },
]

/** What is on the page, to keep or to take to the bank: as a paper with a number, or as a table of figures. */
export function Downloads({ papers }: DownloadsProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  const dispatch = useAreaDispatch()
  const [busy, setBusy] = useState('')
  const [problem, setProblem] = useState<string>()
  useDisclosure(ref)

  async function save(path: string) {
    if (busy) return
    setBusy(path)
    setProblem(undefined)
    const failed = await dispatch(savePaper(path))
    setBusy('')
    setProblem(failed)
    if (failed || !ref.current) return
    ref.current.open = false
    ref.current.querySelector('summary')?.focus()
  }
  return (
    <div className="no-print flex flex-wrap gap-2">
      <details ref={ref} className="group relative max-w-full">
        <summary className="button button-secondary max-w-full flex-wrap">
          <Download aria-hidden className="size-5" />
          ดาวน์โหลด
          <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
        </summary>
        <div className="absolute start-0 top-full z-20 mt-1 grid w-72 max-w-[calc(100vw-2rem)] gap-3 rounded-card border border-border bg-bg p-4 shadow-float sm:start-auto sm:end-0">
          {papers.map(({ label, path, query }) => (
            <div key={label}>
              <p className="text-label font-semibold">{label}</p>
              <ul className="mt-1 flex gap-2">
                {FORMATS.map(({ format, label: name, Icon }) => {
                  const address = `${path}/${format}${query ? `?${query}` : ''}`
                  return (
                    <li key={format} className="flex-1">
                      <button
                        type="button"
                        aria-label={`${label} ${name}`}
                        aria-disabled={Boolean(busy)}
                        onClick={() => save(address)}
                        className="grid min-h-14 w-full justify-items-center rounded-control border border-control px-2 py-1.5 text-caption text-link hover:bg-tint aria-disabled:opacity-60"
                      >
                        <Icon aria-hidden className="size-5" />
                        {name}
                      </button>
                    </li>
                  )
                })}
              </ul>
            </div>
          ))}
          <p role="status" className="text-small text-muted empty:hidden">
            {busy ? 'กำลังเตรียมไฟล์…' : ''}
          </p>
          {problem && (
            <p role="alert" className="text-small text-red-fg">
              {problem}
            </p>
          )}
        </div>
      </details>
      <Button Icon={Printer} label="พิมพ์" onClick={() => print()} />
    </div>
  )
}
