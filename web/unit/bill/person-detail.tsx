import { useRef } from 'react'
import type { BillPerson } from '#contract/unit/bill.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { PersonLines } from './person-card.tsx'

/** Line by line at the side of the table, without losing one's place in it. */
export function PersonDetail({ person, onClose }: { person: BillPerson; onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  return (
    <Dialog title={person.name} ref={ref} busy={false} onClose={onClose}>
      <p className="figures text-small text-muted">เลขสมาชิก {person.membership_no}</p>
      <PersonLines person={person} />
    </Dialog>
  )
}
