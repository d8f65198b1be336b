import { Hourglass, TriangleAlert } from 'lucide-react'
import { useParams } from 'react-router'
import type { GuaranteeCase } from '#contract/staff/desk/guarantees.ts'
import { longDate, monthAndYear, shortDate, shortMoment } from '#domain/calendar/thai-date.ts'
import { STATE_WORDS } from '#domain/guarantee-watch/loan-health.ts'
import { formatBaht } from '#domain/money/money.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Section } from '../../../ui/area/section.tsx'
import { StyledBadge } from '../../../ui/data/badge.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { PaperButton } from '../../../ui/statement/paper-button.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { STEPS } from '../guarantees.tsx'
import { postWords } from '../letters/post-words.ts'
import { CorrectDay } from './correct-day.tsx'

type Person = GuaranteeCase['people'][number]

const BY = { core: 'ระบบหลัก', bill: 'งวดที่ค้าง', officer: 'เจ้าหน้าที่แก้ไข' }
// biome-ignore format: one row a need
const NEEDS: Record<Person['need'], string> = {
  wait:       'ยังไม่ถึงกำหนดออกหนังสือ',
  send:       'ต้องออกหนังสือ',
  send_again: 'หนังสือส่งคืน ต้องส่งใหม่',
  on_its_way: 'หนังสืออยู่ระหว่างดำเนินการ',
  told:       'ได้รับหนังสือแล้ว',
  task:       'ต้องติดตามโดยเจ้าหน้าที่',
}

const PEOPLE: readonly Column<Person>[] = [
  { head: 'ผู้ค้ำประกัน', cell: ({ name, membership_no }) => `${name} (${membership_no})` },
  {
    head: 'รับผิดไม่เกิน (บาท)',
    cell: ({ maximum }) => formatBaht(maximum),
    figures: true,
    whole: true,
  },
  {
    head: 'หนังสือ',
    cell: ({ need, told_on }) => `${NEEDS[need]}${told_on ? ` ${shortDate(told_on)}` : ''}`,
  },
  {
    head: 'หลักฐาน',
    cell: ({ letters }) =>
      letters.length === 0
        ? '–'
        : letters.map((one) => (
            <span key={one.letter_id} className="block">
              {one.paper_no ?? 'รอปล่อย'} · {postWords(one)}
            </span>
          )),
  },
  {
    head: 'เรียกไม่ได้ (บาท)',
    cell: ({ lost_days, lost_interest }) =>
      lost_days > 0 ? `${formatBaht(lost_interest)} (${lost_days} วัน)` : '–',
    figures: true,
  },
]

interface Happened {
  key: string
  at: string
  words: string
}

const HAPPENED: readonly Column<Happened>[] = [
  {
    head: 'เมื่อ',
    cell: ({ at }) => shortMoment(at),
    whole: true,
  },
  { head: 'เรื่อง', cell: ({ words }) => words },
]

export function Component() {
  const { caseId = '' } = useParams()
  const found = useQuery(address('/api/admin/guarantees/:caseId', { caseId }))
  return (
    <>
      <PageHead title={found.data ? `สัญญา ${found.data.loan_no}` : 'เงินกู้ค้างชำระ'} />
      <StaffLoaded from={found} shape="page">
        {(one) => <Case one={one} onMoved={found.again} />}
      </StaffLoaded>
    </>
  )
}

const NOT_BILLED = 'ระบบหลักบันทึกว่าผิดนัดแล้ว และไม่เรียกเก็บเป็นงวดอีก'

/** Of a contract that is billed no more the core system says what is owed; it may say nothing. */
function owedWords({ missed, amount, core_arrears }: GuaranteeCase): string {
  if (missed > 0) return `${formatBaht(amount)} บาท`
  if (core_arrears === null) return 'ระบบหลักไม่แจ้งยอด โปรดตรวจกับระบบหลัก'
  return `${formatBaht(core_arrears)} บาท (ยอดของระบบหลัก)`
}

function Case({ one, onMoved }: { one: GuaranteeCase; onMoved: () => void }) {
  const { case_id: caseId, step, is_open, days_left, state } = one
  return (
    <div className="grid gap-5">
      <Clock {...one} />
      <div className="card grid gap-4 p-4 sm:p-6">
        {is_open ? (
          <div>
            <StyledBadge by={STEPS[step]} />
          </div>
        ) : (
          <p className="font-semibold">{STATE_WORDS[state]}</p>
        )}
        <Facts
          facts={[
            ['ผู้กู้', `${one.borrower} (${one.borrower_no})`],
            ['วันผิดนัด', `${longDate(one.default_on)} (${BY[one.default_by]})`],
            ['วันสุดท้ายตามมาตรา 686', longDate(one.last_day)],
            ['เหลือ', days_left >= 0 ? `${days_left} วัน` : `พ้นแล้ว ${-days_left} วัน`],
            ['ค้างชำระ', owedWords(one)],
            [
              'งวดที่ค้าง',
              one.missed_months.map(({ period }) => monthAndYear(period)).join(', ') || NOT_BILLED,
            ],
          ]}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <PaperButton
          label="แฟ้มคดีสำหรับทนายความ (zip)"
          path={address('/api/admin/guarantees/:caseId/bundle', { caseId })}
        />
        {one.may_work && state === 'behind' && one.default_by !== 'core' && (
          <CorrectDay case_id={caseId} default_on={one.default_on} onMoved={onMoved} />
        )}
      </div>
      <Section title="ผู้ค้ำประกัน">
        <ListTable
          caption="ผู้ค้ำประกัน"
          columns={PEOPLE}
          rows={one.people}
          keyOf={({ membership_no }) => membership_no}
          empty={
            <p className="text-muted">
              {state === 'behind'
                ? 'สัญญานี้ไม่มีบุคคลค้ำประกัน'
                : 'แสดงเฉพาะเมื่อผู้กู้ค้างชำระอยู่ ดูที่แจ้งไปแล้วในประวัติด้านล่าง'}
            </p>
          }
        />
      </Section>
      <Section title="ประวัติ">
        <ListTable
          caption="ประวัติ"
          columns={HAPPENED}
          rows={happened(one)}
          keyOf={({ key }) => key}
        />
      </Section>
    </div>
  )
}

function Clock({ is_open, step, people }: GuaranteeCase) {
  if (!is_open || step === 'unit') return null
  const untold = people.filter(({ told_on }) => told_on === null).length
  if (step === 'lost' && people.some(({ lost_days }) => lost_days > 0))
    return (
      <Callout tone="red" Icon={TriangleAlert} title="พ้นกำหนด 60 วันแล้ว">
        <p>
          ดอกเบี้ย ค่าสินไหมทดแทน และค่าภาระติดพันที่เกิดหลังวันที่ 60 จนถึงวันที่ผู้ค้ำประกันได้รับหนังสือ
          เรียกจากผู้ค้ำประกันไม่ได้ ดอกเบี้ยคำนวณไว้รายคนด้านล่าง
        </p>
      </Callout>
    )
  if ((step === 'red' || step === 'daily') && untold > 0)
    return (
      <Callout
        tone="red"
        Icon={Hourglass}
        title={`ผู้ค้ำประกัน ${untold} คนยังไม่ได้รับหนังสือ ใกล้ครบ 60 วัน`}
      />
    )
  return null
}

/** The newest first. */
function happened({ notices, states, corrections, done }: GuaranteeCase): Happened[] {
  const all = [
    ...notices.map(({ at, words, membership_no }) => ({
      at,
      words: `${words} (${membership_no})`,
    })),
    ...states.map(({ at, state, amount }) => ({
      at,
      words: `${STATE_WORDS[state]} ค้างชำระ ${formatBaht(amount)} บาท`,
    })),
    ...corrections.map(({ at, was_on, default_on, reason, officer }) => ({
      at,
      words: `${officer} แก้วันผิดนัดจาก ${shortDate(was_on)} เป็น ${shortDate(default_on)}: ${reason}`,
    })),
    ...done.flatMap(({ done_at, membership_no, officer, words, told_on }) =>
      done_at === null
        ? []
        : [
            {
              at: done_at,
              words: `${officer} ติดตาม ${membership_no}: ${words}${told_on ? ` ได้รับหนังสือ ${shortDate(told_on)}` : ''}`,
            },
          ],
    ),
  ]
  return all.sort((a, b) => (a.at < b.at ? 1 : -1)).map((one, at) => ({ ...one, key: String(at) }))
}
