import { CircleHelp, CircleSlash, SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { LetterBatchDetail } from '#contract/staff/desk/guarantees.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { address } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { AskDialog } from '../../../ui/feedback/ask-dialog.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { PaperButton } from '../../../ui/statement/paper-button.tsx'
import { useOfficer } from '../../client/use-staff.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { LetterBadge } from './letter-badge.tsx'
import { postWords } from './post-words.ts'

type Line = LetterBatchDetail['lines'][number]

const COLUMNS: readonly Column<Line>[] = [
  { head: 'เลขที่', cell: ({ paper_no }) => paper_no ?? 'เมื่อปล่อย', whole: true },
  {
    head: 'ถึง',
    cell: ({ addressee, membership_no, attempt }) =>
      `${addressee} (${membership_no})${attempt > 1 ? ` ครั้งที่ ${attempt}` : ''}`,
  },
  { head: 'ที่อยู่', cell: ({ address: where }) => where },
  { head: 'สัญญา', cell: ({ loan_no }) => loan_no, whole: true },
  { head: 'ไปรษณีย์', cell: (line) => postWords(line) },
]

export function Component() {
  const { batchId = '' } = useParams()
  const found = useQuery(address('/api/admin/letters/:batchId', { batchId }))
  return (
    <>
      <PageHead title={found.data ? `ชุดหนังสือ ${found.data.batch_no}` : 'ชุดหนังสือ'} />
      <StaffLoaded from={found} shape="page">
        {(batch) => <Batch batch={batch} onMoved={found.again} />}
      </StaffLoaded>
    </>
  )
}

function Batch({ batch, onMoved }: { batch: LetterBatchDetail; onMoved: () => void }) {
  const { batch_id: batchId, state, letters, why_not, reason, lines } = batch
  const mayWork = useOfficer().permissions.includes('check_requests')
  const at = (when: string) => shortMoment(when)
  return (
    <div className="grid gap-5">
      <div className="card grid gap-4 p-4 sm:p-6">
        <div>
          <LetterBadge state={state} />
        </div>
        <Facts
          facts={[
            ['ฉบับ', letters.toLocaleString('th-TH')],
            ['ผู้ลงนาม', `${batch.signer} · ${batch.signer_position}`],
            ['จัดโดย', `${batch.builder} · ${at(batch.built_at)}`],
            [
              'ปล่อยโดย',
              batch.released_at ? `${batch.releaser ?? ''} · ${at(batch.released_at)}` : '–',
            ],
            ...(reason ? ([['เหตุผล', reason]] as const) : []),
          ]}
        />
      </div>
      {why_not && <Callout tone="blue" Icon={CircleHelp} title={why_not} />}
      {state === 'released' && mayWork && (
        <PaperButton
          label="หนังสือทั้งชุดและตารางไปรษณีย์ (zip)"
          path={address('/api/admin/letters/:batchId/file', { batchId })}
        />
      )}
      <Acts batch={batch} onMoved={onMoved} />
      <Section title="หนังสือในชุด">
        <ListTable
          caption="หนังสือในชุด"
          columns={COLUMNS}
          rows={lines}
          keyOf={({ letter_id }) => letter_id}
          actions={({ letter_id: letterId, paper_no }) =>
            paper_no && (
              <PaperButton
                label="PDF"
                of={paper_no}
                path={address('/api/admin/letter/:letterId/pdf', { letterId })}
              />
            )
          }
        />
      </Section>
    </div>
  )
}

const REASON_MAX = 300

function Acts({ batch, onMoved }: { batch: LetterBatchDetail; onMoved: () => void }) {
  const { batch_id: batchId, batch_no, may_release, may_cancel } = batch
  const [asking, setAsking] = useState(false)
  const { act, busy } = useAction()
  async function release() {
    if (await act(address('/api/admin/letters/:batchId/release', { batchId }))) onMoved()
  }
  const cancellation = address('/api/admin/letters/:batchId/cancellation', { batchId })
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {may_release && (
        <Button primary label="ปล่อยชุดหนังสือ" Icon={SendHorizontal} busy={busy} onClick={release} />
      )}
      {may_cancel && <Button label="เลิกชุดนี้" Icon={CircleSlash} onClick={() => setAsking(true)} />}
      {asking && (
        <AskDialog
          title={`เลิกชุดหนังสือ ${batch_no}?`}
          text="ชุดนี้ยังไม่ได้ปล่อย ผู้ค้ำประกันในชุดกลับไปรอจัดชุดใหม่"
          action="เลิกชุดหนังสือ"
          label="เหตุผล"
          max={REASON_MAX}
          danger
          ask={(send, reason) => send(cancellation, { reason })}
          onSent={onMoved}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
