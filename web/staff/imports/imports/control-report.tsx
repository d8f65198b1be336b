import { ChevronDown } from 'lucide-react'
import type { ControlReport, ReportedCheck, ReportedSet } from '#domain/import/control-report.ts'
import { byState } from '#domain/import/control-report.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { SaveButton } from '../../../ui/data/save-button.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { CheckBadge } from './check-badge.tsx'
import { CheckRow } from './check-row.tsx'

/** Every check of a run with what it compared and found, and who accepted that; the same as a paper for the auditor. */
export function ControlReportSection({ runId }: { runId: number }) {
  const request = useQuery(address('/api/admin/imports/:run/report', { run: runId }))
  return (
    <StaffLoaded from={request}>{(report) => (report ? <Report {...report} /> : null)}</StaffLoaded>
  )
}

function Report({ run_id, checks, sets }: ControlReport) {
  const groups = byState(checks)
  return (
    <section aria-labelledby="control-report" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="control-report" className="text-h3">
            รายงานการตรวจสอบ
          </h2>
          <p className="figures text-small text-muted">
            ตรวจ {checks.length} ข้อ:{' '}
            {groups.map(({ word, checks: those }) => `${word} ${those.length}`).join(' · ')}
          </p>
        </div>
        <SaveButton path={address('/api/admin/imports/:run/report/pdf', { run: run_id })}>
          ออกรายงาน PDF
        </SaveButton>
      </div>
      <div className="grid gap-3">
        {groups.map((group) => (
          <Group key={group.state} {...group} sets={sets} />
        ))}
      </div>
    </section>
  )
}

type GroupProps = ReturnType<typeof byState<ReportedCheck>>[number] & {
  sets: readonly ReportedSet[]
}

/** What is in order is there for whoever wants to read it; the rest is open. */
function Group({ state, checks, sets }: GroupProps) {
  return (
    <details open={state !== 'holds'} className="group card min-w-0 bg-bg px-4 sm:px-6">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
        <CheckBadge state={state} />
        <span className="figures text-small text-muted">{checks.length} ข้อ</span>
        <ChevronDown aria-hidden className="ms-auto size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <ul className="divide-y divide-border border-t border-border">
        {checks.map((check) => (
          <CheckRow key={check.name} check={check} sets={sets} />
        ))}
      </ul>
    </details>
  )
}
