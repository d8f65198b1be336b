import { CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Act, StaffCode } from '#contract/staff/people.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { address } from '../../client/address.ts'
import { ApiError } from '../../client/api.ts'
import { useAction } from '../../client/use-action.ts'
import { useQuery } from '../../client/use-query.ts'
import { Titled } from '../../ui/area/titled.tsx'
import { type BadgeStyle, StyledBadge } from '../../ui/data/badge.tsx'
import { AskDialog } from '../../ui/feedback/ask-dialog.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { EmptyQueue } from '../../ui/feedback/empty-queue.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { PaperButton } from '../../ui/statement/paper-button.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { CodeCard } from './staff/code-card.tsx'

const GUIDE = [
  'การให้สิทธิ์ ออกรหัสใหม่ให้เจ้าหน้าที่ เปลี่ยนผู้รับชำระเงิน ช่องทางส่งข้อความ ลายมือชื่อสมาชิกบนกระดาษ และการเผยแพร่ข้อมูลที่นำเข้า ต้องมีเจ้าหน้าที่สองคน',
  'ถามผู้เสนอด้วยตนเองก่อนยืนยันเสมอ หากไม่ทราบเรื่องหรือไม่แน่ใจ ให้กด “ไม่ยืนยัน”',
  'รายการที่ไม่มีผู้ยืนยันภายใน 7 วันจะหมดอายุ และไม่มีสิ่งใดเปลี่ยน',
]

// biome-ignore format: one row an outcome
const OUTCOMES: Record<NonNullable<Act['outcome']>, BadgeStyle> = {
  confirmed: ['green', CircleCheck, 'ยืนยันแล้ว'],
  declined:  ['red',   CircleX,     'ไม่ยืนยัน'],
  withdrawn: ['gray',  Undo2,       'ผู้เสนอถอน'],
  expired:   ['gray',  Hourglass,   'หมดอายุ'],
}
const WAITING: BadgeStyle = ['amber', Hourglass, 'รอเจ้าหน้าที่อีกท่าน']

const FILES = [
  ['document', 'เปิดเอกสาร'],
  ['scan', 'เปิดหน้าสแกน'],
] as const

interface Asked {
  act: Act
  answer: 'confirm' | 'decline'
}

/** What nobody does alone: proposed by one officer, decided by another. */
export function Component() {
  const request = useQuery('/api/admin/acts')
  const [given, setGiven] = useState<StaffCode>()
  // Here and not in its card: a list that is loaded anew moves cards about, and would take the dialog with what is typed.
  const [asked, setAsked] = useState<Asked>()
  const [answered, setAnswered] = useState<ReadonlySet<number>>(new Set())
  function close() {
    setAsked(undefined)
  }
  function refused() {
    close()
    request.again() // somebody may have answered it meanwhile
  }
  function done({ act_id }: Act, code: StaffCode | null) {
    setAnswered((before) => new Set(before).add(act_id))
    if (code) setGiven(code)
    close()
    request.again()
  }
  return (
    <>
      <PageHead title="รายการรอยืนยัน" guide={GUIDE} />
      {given && <CodeCard {...given} onClose={() => setGiven(undefined)} />}
      {asked?.answer === 'confirm' && (
        <Confirm act={asked.act} onDone={done} onRefused={refused} onClose={close} />
      )}
      {asked?.answer === 'decline' && <Decline act={asked.act} onDone={done} onClose={close} />}
      <StaffLoaded from={request}>
        {({ acts }) => {
          const waiting = acts.filter(({ outcome }) => outcome === null)
          const decided = acts.filter(({ outcome }) => outcome !== null)
          return (
            <>
              {waiting.length === 0 && <EmptyQueue text="ไม่มีรายการรอยืนยัน" />}
              <ul className="grid max-w-4xl gap-4">
                {waiting.map((act) => (
                  <ActCard
                    key={act.act_id}
                    act={act}
                    onAsk={answered.has(act.act_id) ? undefined : setAsked}
                  />
                ))}
              </ul>
              {decided.length > 0 && (
                <Titled title="ตัดสินใจแล้ว" head="mb-3 text-h3" className="mt-8">
                  <ul className="grid max-w-4xl gap-4">
                    {decided.map((act) => (
                      <ActCard key={act.act_id} act={act} />
                    ))}
                  </ul>
                </Titled>
              )}
            </>
          )
        }}
      </StaffLoaded>
    </>
  )
}

interface ActCardProps {
  act: Act
  /** Undefined where nothing is to be answered any more. */
  onAsk?: ((asked: Asked) => void) | undefined
}

function ActCard({ act, onAsk }: ActCardProps) {
  const { title, says, proposer, outcome, decider, decided_at, reason } = act
  // What is decided stands under a heading of its own.
  const Heading = outcome === null ? 'h2' : 'h3'
  return (
    <li className="card grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Heading className="text-h3">{title}</Heading>
        <StyledBadge by={outcome ? OUTCOMES[outcome] : WAITING} />
      </div>
      <ul className="list-disc ps-5 wrap-anywhere">
        {says.map((line) => (
          <li key={line} className="whitespace-pre-line">
            {line}
          </li>
        ))}
      </ul>
      {act.has_files && (
        <div className="flex flex-wrap gap-2">
          {FILES.map(([file, label]) => (
            <PaperButton
              key={file}
              label={label}
              of={` ${says[0] ?? ''}`}
              path={address('/api/admin/acts/:actId/files/:file', {
                actId: String(act.act_id),
                file,
              })}
            />
          ))}
        </div>
      )}
      <p className="text-small text-muted">
        เสนอโดย {proposer} {shortMoment(act.proposed_at)}
        {outcome === null && ` · หมดอายุ ${shortMoment(act.expires_at)}`}
        {decider &&
          decided_at &&
          ` · ${OUTCOMES[outcome ?? 'expired'][2]}โดย ${decider} ${shortMoment(decided_at)}`}
        {reason && ` · เหตุผล: ${reason}`}
      </p>
      {onAsk && (
        <div className="flex flex-wrap gap-3">
          {act.may_confirm && (
            <Button
              primary
              Icon={CircleCheck}
              label={`ยืนยัน${title}`}
              onClick={() => onAsk({ act, answer: 'confirm' })}
            />
          )}
          <Button label={noOf(act)} onClick={() => onAsk({ act, answer: 'decline' })} />
        </div>
      )}
    </li>
  )
}

interface AnswerProps {
  act: Act
  /** With the code that confirming gave, if any. */
  onDone: (act: Act, code: StaffCode | null) => void
  onClose: () => void
}

function Confirm({ act, onDone, onRefused, onClose }: AnswerProps & { onRefused: () => void }) {
  const { perform, busy } = useAction()
  async function confirm() {
    const actId = String(act.act_id)
    const answer = await perform(address('/api/admin/acts/:actId/confirmation', { actId }))
    if (answer instanceof ApiError) onRefused()
    else if (answer) onDone(act, answer.data.given)
  }
  return (
    <ConfirmDialog
      title={`ยืนยัน${act.title}?`}
      text={`${act.says.join(' · ')} · เสนอโดย ${act.proposer} มีผลทันทีเมื่อยืนยัน`}
      action="ยืนยันรายการ"
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

function Decline({ act, onDone, onClose }: AnswerProps) {
  const to = address('/api/admin/acts/:actId/refusal', { actId: String(act.act_id) })
  const no = noOf(act)
  return (
    <AskDialog
      title={`${no}${act.title}?`}
      text="ไม่มีสิ่งใดเปลี่ยน เหตุผลเก็บไว้ในประวัติการใช้งาน"
      label="เหตุผล"
      action={no}
      min={5}
      max={300}
      ask={(send, reason) => send(to, { reason })}
      onSent={() => onDone(act, null)}
      onClose={onClose}
    />
  )
}

function noOf({ is_own }: Act): string {
  return is_own ? 'ถอนรายการ' : 'ไม่ยืนยัน'
}
