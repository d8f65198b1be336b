import { ArrowRight, CircleX } from 'lucide-react'
import type { AuditEventRow } from '#contract/staff/monitoring.ts'
import { actorWords, auditChanges, detailName, detailValue } from '#domain/audit/audit-detail.ts'
import { auditWords } from '#domain/audit/audit-words.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'

const COLUMNS: readonly Column<AuditEventRow>[] = [
  {
    head: 'เวลา',
    whole: true,
    cell: ({ at, seq }) => {
      return (
        <span className="figures">
          <time dateTime={at}>{shortMoment(at)}</time>
          <span className="block text-caption text-muted">#{seq}</span>
        </span>
      )
    },
  },
  { head: 'ผู้ทำ', cell: (event) => <Actor {...event} /> },
  {
    head: 'การกระทำ',
    cell: ({ action, outcome }) => (
      <>
        {auditWords(action)}
        {outcome === 'refused' && (
          <span className="flex items-center gap-1 text-caption text-red-fg max-md:justify-end">
            <CircleX aria-hidden className="size-4" />
            ถูกปฏิเสธ
          </span>
        )}
      </>
    ),
  },
  { head: 'เกี่ยวกับ', whole: true, cell: ({ subject_no }) => subject_no ?? '–' },
  { head: 'รายละเอียด', cell: ({ detail }) => <Detail detail={detail} /> },
]

export function EventTable({ events }: { events: readonly AuditEventRow[] }) {
  return (
    <ListTable
      caption="ประวัติการใช้งาน ใหม่สุดก่อน"
      columns={COLUMNS}
      rows={events}
      keyOf={({ seq }) => seq}
    />
  )
}

function Actor({ actor, name, act_staff, address }: AuditEventRow) {
  const who = actor.split(/:(.*)/)[1] ?? ''
  return (
    <>
      <span className="block">{name ?? actorWords(actor)}</span>
      <span className="block text-caption text-muted">
        {name && who}
        {act_staff && `ดูในนามโดย ${act_staff}`}
        {address && ` ${address}`}
      </span>
    </>
  )
}

/** What changed, from what to what; anything else by its own name. */
function Detail({ detail }: Pick<AuditEventRow, 'detail'>) {
  const { changes, rest } = auditChanges(detail)
  const others = Object.entries(rest)
  if (changes.length === 0 && others.length === 0) return <span className="text-muted">–</span>
  return (
    <span className="grid gap-1 text-caption">
      {changes.map(({ what, before, after }) => (
        <span key={what} className="flex flex-wrap items-center gap-x-1 max-md:justify-end">
          {what && <span className="text-muted">{detailName(what)}</span>}
          <del className="break-all decoration-red-fg">{before || 'ว่าง'}</del>
          <ArrowRight aria-label="เป็น" className="size-4 shrink-0" />
          <ins className="break-all no-underline">{after || 'ว่าง'}</ins>
        </span>
      ))}
      {others.length > 0 && (
        <span className="flex flex-wrap gap-x-3 max-md:justify-end">
          {others.map(([name, value]) => (
            <span key={name} className="break-all">
              <span className="text-muted">{detailName(name)}</span> {detailValue(value, name)}
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
