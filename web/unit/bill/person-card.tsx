import { ChevronDown } from 'lucide-react'
import type { BillLine, BillPerson } from '#contract/unit/bill.ts'
import { formatBaht } from '#domain/money/money.ts'
import { ChangeBadge } from './change-badge.tsx'
import { difference } from './changes.tsx'

interface PersonCardProps {
  person: BillPerson
  /** Says at a glance, too, what is other than last month and why. */
  tells?: boolean
}

/** Somebody on the bill: what is billed at a glance, line by line when unfolded. */
export function PersonCard({ person, tells = false }: PersonCardProps) {
  const { membership_no, name, billed, change } = person
  return (
    <details className="group border-b border-border last:border-0">
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-subtle @max-[15rem]:grid-cols-1 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto_auto] sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="figures text-small text-muted max-sm:order-3 max-sm:col-span-full">
          <span className="sm:hidden">เลขสมาชิก </span>
          {membership_no}
        </span>
        <span className="min-w-0 font-semibold">{name}</span>
        <span className="max-sm:order-4 max-sm:col-span-full">
          {change && change !== 'same' && <ChangeBadge change={change} />}
        </span>
        <span className="figures flex items-center gap-2 font-semibold whitespace-nowrap sm:w-36 sm:justify-end">
          {formatBaht(billed)}
          <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-open:rotate-180" />
        </span>
        {tells && change && change !== 'same' && (
          <span className="figures col-span-full text-small text-muted max-sm:order-5 sm:ps-[6.5rem]">
            <strong className="font-semibold text-text">{difference(person.difference)}</strong>{' '}
            {person.why}
          </span>
        )}
      </summary>
      <div className="bg-subtle px-4 py-3 sm:px-6">
        <PersonLines person={person} />
      </div>
    </details>
  )
}

/** What is billed line by line, and what of it is other than last month. */
export function PersonLines({ person }: { person: BillPerson }) {
  const { national_id, billed, change, why } = person
  return (
    <>
      <p className="text-small text-muted">
        เลขบัตรประชาชน <span className="figures whitespace-nowrap">{national_id}</span>
      </p>
      {change && (
        <p className="text-small">
          <strong>{difference(person.difference)}</strong> {why}
        </p>
      )}
      <ul className="mt-2 grid">
        {person.lines.map((line) => (
          <Line key={`${line.title} ${line.ref_no} ${line.change}`} line={line} />
        ))}
      </ul>
      <p className="figures flex justify-between border-t-2 border-control pt-2 font-semibold">
        <span>รวม</span>
        {formatBaht(billed)}
      </p>
    </>
  )
}

function Line({ line }: { line: BillLine }) {
  const { title, ref_no, instalment, principal, interest, billed, change, before, why } = line
  const gone = change === 'gone'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-border py-2">
      <span className={gone ? 'text-muted line-through' : ''}>
        {[title, ref_no].filter(Boolean).join(' ')}
        {instalment !== null && <span className="text-muted"> งวดที่ {instalment}</span>}
      </span>
      <span className="figures text-end whitespace-nowrap">{formatBaht(billed)}</span>
      <span className="figures col-span-2 text-small text-muted">
        {interest > 0 && `เงินต้น ${formatBaht(principal)} ดอกเบี้ย ${formatBaht(interest)} `}
        {change && change !== 'same' && (
          <>
            {change !== 'new' && `เดือนก่อน ${formatBaht(before)} `}
            <span className="text-text">{why}</span>
          </>
        )}
      </span>
    </li>
  )
}
