import { useEffect } from 'react'
import { useParams } from 'react-router'
import type { ImportRunDetail } from '#contract/staff/imports.ts'
import { longDate, shortMoment } from '#domain/calendar/thai-date.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Titled } from '../../../ui/area/titled.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Comparison } from './comparison.tsx'
import { ControlReportSection } from './control-report.tsx'
import { Problems } from './problems.tsx'
import { RollBack } from './roll-back.tsx'
import { RunActs } from './run-acts.tsx'
import { RunBadge } from './run-badge.tsx'
import { RunProgress } from './run-progress.tsx'
import { Steps } from './steps.tsx'
import { Totals } from './totals.tsx'
import { Verdict } from './verdict.tsx'
import { AcceptedWarnings } from './warnings.tsx'

const EVERY_MS = 1_000

const GUIDE = [
  'ระหว่างตรวจสอบ ปิดหน้านี้ได้ ระบบทำงานต่อ และกลับมาดูผลได้จากประวัติ',
  'ถ้าไม่ผ่าน ให้ดาวน์โหลดรายการปัญหา แก้ที่ระบบหลัก แล้วส่งออกทั้งชุดใหม่',
  'ก่อนเผยแพร่ ให้เทียบจำนวนแถวและยอดรวมกับรอบก่อนหน้า',
]

export function Component() {
  const { run = '' } = useParams()
  const request = useQuery(address('/api/admin/imports/:run', { run }))
  const { data, again, asking } = request
  const isRunning = data?.run.state === 'running'
  useEffect(() => {
    if (!isRunning || asking) return
    const timer = setTimeout(again, EVERY_MS)
    return () => clearTimeout(timer)
  }, [isRunning, asking, again])
  return (
    <>
      <PageHead
        title={`การนำเข้ารอบ ${run}`}
        note={data && <RunNote {...data.run} />}
        guide={GUIDE}
      />
      <StaffLoaded from={{ ...request, asking: asking && !isRunning }} shape="page">
        {(detail) => <Run detail={detail} onDone={again} />}
      </StaffLoaded>
    </>
  )
}

function RunNote(run: ImportRunDetail['run']) {
  const { source, state, problems, started_by, started_at, approved_by } = run
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <RunBadge state={state} problems={problems} />
      <span>{source}</span>
      <span>
        นำเข้าโดย {started_by} {shortMoment(started_at)}
        {approved_by && ` · อนุมัติโดย ${approved_by}`}
      </span>
    </p>
  )
}

function Run({ detail, onDone }: { detail: ImportRunDetail; onDone: () => void }) {
  const { run, files, compared_with } = detail
  return (
    <>
      <Steps at={stepOf(run)} />
      <div className="grid gap-8">
        {run.state === 'running' && <RunProgress detail={detail} />}
        <Verdict detail={detail} />
        <AcceptedWarnings warnings={detail.warnings} />
        {files.length > 0 && <Totals files={files} />}
        {run.state !== 'waiting' && <RunActs detail={detail} onDone={onDone} />}
        <RollBack detail={detail} onDone={onDone} />
        {run.problems > 0 && <Problems run={run} files={detail.problem_files} />}
        {files.length > 0 && (
          <Titled title="ความเปลี่ยนแปลงจากรอบก่อน" className="min-w-0">
            <p className="mb-3 text-small text-muted">
              {run.as_of && `ข้อมูล ณ วันที่ ${longDate(run.as_of)} · `}
              {compared_with ? `เทียบกับรอบ ${compared_with}` : 'ไม่มีรอบก่อนให้เทียบ'}
              {' · ยอดรวมทุกคอลัมน์ตรงกับ manifest.json'}
            </p>
            <Comparison files={files} />
          </Titled>
        )}
        {run.state !== 'running' && <ControlReportSection runId={run.run_id} />}
        {/* After all that is to be read before it is pressed. */}
        {run.state === 'waiting' && <RunActs detail={detail} onDone={onDone} />}
      </div>
    </>
  )
}

/** What was refused never got beyond the check; what only differs much is to be looked at. */
function stepOf({ state, problems }: ImportRunDetail['run']): number {
  if (state === 'running' || state === 'broken' || state === 'cancelled') return 1
  if (state === 'refused') return problems > 0 ? 1 : 2
  return state === 'waiting' ? 3 : 4
}
