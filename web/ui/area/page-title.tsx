import type { ReactNode } from 'react'
import { useMeta } from '../../app/page-meta.tsx'
import { Thai } from '../data/thai.tsx'

interface PageTitleProps {
  title: string
  /** Under it, in every state of the page. */
  children?: ReactNode
}

/** What a page is called stands from the first moment, whatever becomes of its figures. */
export function PageTitle({ title, children }: PageTitleProps) {
  useMeta({ title, hidden: true })
  return (
    <div className="mb-4">
      <h1 tabIndex={-1} className="text-h2 sm:text-h1">
        <Thai>{title}</Thai>
      </h1>
      {children}
    </div>
  )
}
