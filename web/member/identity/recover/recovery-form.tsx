import type { ReactNode } from 'react'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import type { Recovery } from './use-recovery.ts'

interface RecoveryFormProps {
  recovery: Recovery
  onSubmit: (event: React.FormEvent) => void
  children: ReactNode
}

/** A step of the way to a new password. */
export function RecoveryForm({ recovery, onSubmit, children }: RecoveryFormProps) {
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onFocus={recovery.prepare}
      className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <ErrorSummary problems={recovery.problems} />
      {children}
    </form>
  )
}
