import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { Point } from '#contract/staff/morning/morning.ts'
import { longDate } from '#domain/calendar/thai-date.ts'

interface BlockProps {
  title: string
  /** How it stands, in one sentence. */
  sentence: string
  /** The one number, what it counts, and where its rows are. */
  figure: { value: string; unit: string; to?: string | undefined }
  how: readonly string[]
  version: number
  history: readonly Point[]
  chart: ReactNode
  children: ReactNode
}

export function Block({ title, sentence, figure, chart, children, ...defined }: BlockProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="card grid gap-4 bg-bg p-4 sm:p-5 print:gap-2 print:p-2"
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] print:grid-cols-2 print:gap-2">
        <div className="min-w-0">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          <p className="mt-2 flex items-baseline gap-2 print:mt-0">
            <Figure {...figure} /> <span className="text-muted">{figure.unit}</span>
          </p>
          <p className="mt-1 max-w-prose print:text-small">{sentence}</p>
          <How {...defined} />
        </div>
        {chart}
      </div>
      {children}
    </section>
  )
}

function Figure({ value, to }: BlockProps['figure']) {
  const number = <span className="figures text-figure font-semibold">{value}</span>
  if (!to) return number
  return (
    <Link to={to} className="link inline-flex min-h-11 items-center print:min-h-0">
      {number}
    </Link>
  )
}

interface HowProps {
  how: readonly string[]
  version: number
  history?: readonly Point[]
}

/** What is counted, and by which version of the definition. */
export function How({ how, version, history = [] }: HowProps) {
  const seam = history.findLast(({ is_seam }) => is_seam)
  return (
    <details className="no-print mt-2">
      <summary className="link inline-flex min-h-11 items-center text-small">นับอย่างไร</summary>
      <ul className="grid max-w-prose list-disc gap-1 ps-5 text-small">
        {how.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className="mt-1 text-small text-muted">
        นิยามฉบับที่ {version}
        {seam && ` เริ่มใช้กับข้อมูลของ ${longDate(seam.day)} ตัวเลขก่อนหน้านั้นนับตามนิยามเดิม`}
      </p>
    </details>
  )
}
