import { ChevronRight, CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useMeta } from '../../app/page-meta.tsx'
import { Thai } from '../../ui/data/thai.tsx'
import { entryOf } from '../layout/menu.ts'

interface PageHeadProps {
  title: string
  /** Who changed it last and when (ChangedBy), or how it stands. */
  note?: ReactNode
  /** Buttons of the whole page. */
  actions?: ReactNode
  /** The short guide: one sentence a step. */
  guide?: readonly string[]
}

/** What a page is called, where it stands, what can be done there, and how. */
export function PageHead({ title, note, actions, guide }: PageHeadProps) {
  useMeta({ title: `${title} · ระบบเจ้าหน้าที่`, hidden: true })
  return (
    <div className="mb-5">
      <Trail title={title} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-h2 sm:text-h1">
            <Thai>{title}</Thai>
          </h1>
          {note && <div className="text-small text-muted">{note}</div>}
        </div>
        {actions && <div className="no-print flex flex-wrap gap-2">{actions}</div>}
      </div>
      {guide && <Guide steps={guide} />}
    </div>
  )
}

/** From the overview through the list this page belongs to. */
function Trail({ title }: { title: string }) {
  const { pathname } = useLocation()
  if (pathname === '/admin') return null
  const list = entryOf(pathname)
  const isUnder = list && list.to !== '/admin' && list.to !== pathname
  return (
    <nav aria-label="ตำแหน่งหน้า" className="no-print text-small text-muted">
      <ol className="flex flex-wrap items-center gap-x-1">
        <li>
          <Link to="/admin" className="link inline-flex min-h-11 items-center">
            ภาพรวม
          </Link>
        </li>
        {isUnder && (
          <li className="flex items-center gap-x-1">
            <ChevronRight aria-hidden className="size-4" />
            <Link to={list.to} className="link inline-flex min-h-11 items-center">
              {list.label}
            </Link>
          </li>
        )}
        <li className="flex items-center gap-x-1" aria-current="page">
          <ChevronRight aria-hidden className="size-4" />
          {title}
        </li>
      </ol>
    </nav>
  )
}

function Guide({ steps }: { steps: readonly string[] }) {
  return (
    <details className="no-print group mt-2">
      <summary className="link inline-flex min-h-11 items-center gap-2 text-small">
        <CircleHelp aria-hidden className="size-5" />
        วิธีใช้หน้านี้
      </summary>
      <ol className="mt-1 grid max-w-prose list-decimal gap-1 rounded-card border border-border bg-subtle py-3 ps-9 pe-4 text-small">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  )
}
