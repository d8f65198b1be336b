import type { ReactNode } from 'react'
import { Logo } from '../../ui/layout/logo.tsx'

interface PaperSheetProps {
  /** What it is a preview of, for those who do not see that it is one. */
  label: string
  cooperative: string
  title: string
  unit: { name: string; unit_no: string }
  /** "เดือนตุลาคม 2569", "ปี 2569" */
  of: string
  children: ReactNode
}

/** A paper as it prints, with the head that all of them have. */
export function PaperSheet({ label, cooperative, title, unit, of, children }: PaperSheetProps) {
  return (
    <article aria-label={label} className="paper-sheet">
      <div>
        <header className="flex items-center gap-[1em] border-b-2 border-(color:--paper) pb-[0.8em]">
          <Logo size={40} />
          <p className="text-[1.25em] font-bold text-(--paper)">{cooperative}</p>
        </header>
        <h3 className="mt-[0.8em] text-[1.4em] font-bold">{title}</h3>
        <p>
          {unit.name} (รหัส {unit.unit_no}) ประจำ{of}
        </p>
        {children}
      </div>
    </article>
  )
}

/** The cells of a printed table; those of figures end at the same edge. */
export function ColumnHead({ children, className = '' }: { children: string; className?: string }) {
  return (
    <th scope="col" className={`text-end ${className}`}>
      {children}
    </th>
  )
}

export function RowHead({ children, column = false }: { children: string; column?: boolean }) {
  return (
    <th scope={column ? 'col' : 'row'} className="text-start">
      {children}
    </th>
  )
}

export function PaperRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr className="border-b border-[#cbd5cf]">
      <th scope="row" className="text-start font-normal">
        {name}
      </th>
      {children}
    </tr>
  )
}
