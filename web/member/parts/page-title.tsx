import type { ReactNode } from 'react'
import { useMeta } from '../../page-meta.tsx'
import { PrintHead } from './print-head.tsx'

interface PageTitleProps {
  title: string
  /** Under it, in every state of the page. */
  children?: ReactNode
  /** At the end of its line where there is room, as printing and downloading. */
  actions?: ReactNode
}

/** What a page is called stands from the first moment, whatever becomes of its figures. */
export function PageTitle({ title, children, actions }: PageTitleProps) {
  useMeta({ title, hidden: true })
  return (
    <>
      <PrintHead />
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-h2 sm:text-h1">
            {title}
          </h1>
          {children}
        </div>
        {actions}
      </div>
    </>
  )
}
