import { CircleCheck, CircleHelp, CircleX, Hourglass, TriangleAlert } from 'lucide-react'
import { Link, useParams } from 'react-router'
import type { DeskRequest } from '#contract/staff/desk/request-desk.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { APPROVAL_BANDS } from '#domain/request/approval-band.ts'
import { isEnded, stepWords } from '#domain/request/request-state.ts'
import { SIGNING_KINDS } from '#domain/signing/signing-kinds.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Section } from '../../../ui/area/section.tsx'
import { type Fact, Facts } from '../../../ui/data/facts.tsx'
import { Stepper } from '../../../ui/data/stepper.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { PaperList } from '../../../ui/request/paper-list.tsx'
import { RequestBadge } from '../../../ui/request/request-badge.tsx'
import { Unbroken } from '../../../ui/statement/unbroken.tsx'
import { FileLinks } from '../../members/requests/file-links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { AnswerForm } from './answer-form.tsx'
import { ApproveForm } from './approve-form.tsx'
import { CheckForm } from './check-form.tsx'
import { PaperCertificate } from './paper-certificate.tsx'
import { ReturnOrRefuse } from './return-or-refuse.tsx'

export function Component() {
  const { requestId = '' } = useParams()
  const found = useQuery(address('/api/admin/requests/:requestId', { requestId }))
  return (
    <>
      <PageHead title={found.data ? `คำขอ ${found.data.request_no}` : 'คำขอ'} />
      <StaffLoaded from={found} shape="page">
        {(request) => <Request key={request.version} request={request} onMoved={found.again} />}
      </StaffLoaded>
    </>
  )
}

function Request({ request, onMoved }: { request: DeskRequest; onMoved: () => void }) {
  const { title, summary, membership_no, name, unit, state, facts, findings } = request
  const { figures_changed, why_not, is_own, band } = request
  const acts = { request, onMoved }
  return (
    <div className="grid max-w-4xl gap-5">
      <div className="card grid gap-4 p-4 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-h3">{title}</h2>
          <RequestBadge state={state} />
        </div>
        <p>
          <Unbroken>{summary}</Unbroken>
        </p>
        <Facts
          facts={[
            ['สมาชิก', <Asker key="asker" name={name} membershipNo={membership_no} />],
            ['หน่วยงาน', unit],
            ...(request.is_answered ? [] : ([['ผู้อนุมัติตามวงเงิน', APPROVAL_BANDS[band]]] as Fact[])),
            ...facts.map(({ label, value }): Fact => [label, value]),
          ]}
        />
      </div>
      {is_own && (
        <Callout tone="amber" Icon={TriangleAlert} title="คำขอนี้เป็นของท่านเอง">
          <p>ต้องให้เจ้าหน้าที่ท่านอื่นดำเนินการ</p>
        </Callout>
      )}
      {figures_changed && (
        <Callout tone="amber" Icon={TriangleAlert} title="ตัวเลขเปลี่ยน">
          <p>ข้อมูลที่นำเข้าใหม่ให้ผลตรวจต่างจากที่ใช้พิจารณาไว้ ต้องตรวจใหม่ก่อนอนุมัติ</p>
        </Callout>
      )}
      {request.held_until && (
        <Callout tone="amber" Icon={Hourglass} title={`พักไว้ถึง ${shortMoment(request.held_until)}`}>
          <p>ตรวจและอนุมัติได้ แต่ยังไม่อยู่ในชุดคำสั่งจนพ้นเวลานี้ ระหว่างนี้สมาชิกสั่งหยุดได้</p>
        </Callout>
      )}
      {request.files.length > 0 && (
        <Section title="เอกสารที่สมาชิกแนบ">
          <FileLinks
            files={request.files}
            path={`/api/admin/requests/${request.request_id}/files`}
          />
        </Section>
      )}
      <Section title="ผลตรวจตามกติกา">
        <Findings findings={findings} judged={request.judged_findings} />
      </Section>
      {request.certificate && (
        <PaperCertificate
          requestId={request.request_id}
          certificate={request.certificate}
          onMoved={onMoved}
        />
      )}
      {request.contracts.length > 0 && (
        <Section title="สัญญาที่ลงลายมือชื่อ">
          <Contracts requestId={request.request_id} contracts={request.contracts} />
        </Section>
      )}
      {request.papers.length > 0 && (
        <Section title="เอกสารของคำขอ">
          <PaperList
            papers={request.papers}
            whose={({ name }) => name}
            pathOf={({ request_id, code }) =>
              address('/api/admin/requests/:requestId/papers/:paper', {
                requestId: request_id,
                paper: code ?? 'letter',
              })
            }
          />
        </Section>
      )}
      {/* What is checked and stands is not asked again of whoever may approve it. */}
      {request.may_check && !request.may_approve && <CheckForm {...acts} />}
      {request.may_approve && <ApproveForm {...acts} />}
      {why_not && <Callout tone="blue" Icon={CircleHelp} title={why_not} />}
      {request.may_answer && <AnswerForm {...acts} />}
      {(request.may_return || request.may_refuse) && <ReturnOrRefuse {...acts} />}
      <Section title="ประวัติของคำขอ">
        <History request={request} />
      </Section>
    </div>
  )
}

function Asker({ name, membershipNo }: { name: string; membershipNo: string }) {
  return (
    <Link
      to={`/admin/members/${membershipNo}`}
      className="link inline-flex min-h-11 items-center wrap-anywhere"
    >
      {name} ({membershipNo})
    </Link>
  )
}

/** Each is printed, signed and scanned on the page of whoever signs it. */
function Contracts({
  requestId,
  contracts,
}: Pick<DeskRequest, 'contracts'> & { requestId: number }) {
  return (
    <>
      <p className="text-small text-muted">
        {contracts.every(({ is_signed }) => is_signed)
          ? 'ลงลายมือชื่อครบทุกฉบับแล้ว'
          : 'ยังไม่อยู่ในชุดคำสั่งจนกว่าทุกฉบับลงลายมือชื่อ สแกน และเจ้าหน้าที่อีกท่านยืนยันแล้ว'}
      </p>
      <ul className="card grid divide-y divide-border">
        {contracts.map(({ kind, reference, membership_no, name, is_signed }) => (
          <li
            key={`${kind} ${reference}`}
            className="flex flex-wrap items-center gap-x-3 px-4 py-2"
          >
            {is_signed ? (
              <CircleCheck aria-hidden className="size-5 shrink-0 text-green-fg" />
            ) : (
              <Hourglass aria-hidden className="size-5 shrink-0 text-amber-fg" />
            )}
            <span className="min-w-0 flex-1 wrap-anywhere">
              {SIGNING_KINDS[kind].name} · {name}
            </span>
            {is_signed ? (
              <span className="text-muted">ลงลายมือชื่อแล้ว</span>
            ) : (
              <Link
                to={`/admin/members/${membership_no}?tab=paper&kind=${kind}&reference=${reference}&request=${requestId}`}
                className="link inline-flex min-h-11 items-center"
              >
                พิมพ์ให้ลงลายมือชื่อ
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface FindingsProps {
  findings: DeskRequest['findings']
  /** As whoever checked left them. */
  judged: DeskRequest['judged_findings']
}

function Findings({ findings, judged }: FindingsProps) {
  return (
    <ul className="card grid divide-y divide-border">
      {findings.map(({ rule, passes, says, clause, is_red }) => {
        const isAgainst = passes === false || is_red
        const Icon = isAgainst ? CircleX : passes === null ? CircleHelp : CircleCheck
        const override = judged.find((one) => one.rule === rule)?.override
        const tone = isAgainst ? 'text-red-fg' : passes ? 'text-green-fg' : 'text-amber-fg'
        return (
          <li key={rule} className="flex gap-3 px-4 py-3">
            <Icon aria-hidden className={`mt-1 size-5 shrink-0 ${tone}`} />
            <span className="min-w-0 wrap-anywhere">
              <span className={isAgainst ? 'font-semibold text-red-fg' : ''}>
                {passes === null ? 'ต้องตรวจเอง: ' : passes ? 'ผ่าน: ' : 'ไม่ผ่าน: '}
                {says}
              </span>
              {clause && <span className="block text-small text-muted">{clause}</span>}
              {override && (
                <span className="block font-semibold text-red-fg">ผู้ตรวจให้ผ่านเพราะ: {override}</span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function History({ request: { events, request_no, state: now } }: { request: DeskRequest }) {
  const steps = events.map(({ at, state, by, member_words, staff_words }, index) => {
    const isOver = isEnded(now) || index < events.length - 1
    return {
      name: `${index + 1}. ${stepWords(state, isOver)}`,
      state: isOver ? ('done' as const) : ('current' as const),
      word: `${by} · ${shortMoment(at)}`,
      detail: [member_words, staff_words].filter(Boolean).join(' · '),
    }
  })
  return <Stepper steps={steps} label={`ประวัติของคำขอ ${request_no}`} />
}
