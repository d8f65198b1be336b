import { CalendarDays, Clock, type LucideIcon, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Election } from '#contract/public/election.ts'
import { clockTime, weekdayDate } from '#domain/calendar/thai-date.ts'
import { countdown, type ElectionPhase, percent } from '#domain/content/election.ts'
import { useNow } from '../../app/site.tsx'

export function Hero({ election, phase }: { election: Election; phase: ElectionPhase }) {
  const opens = new Date(election.opens_at)
  const from = clockTime(opens).replace('\u00A0น.', '')
  const candidates = election.positions.flatMap((position) => position.candidates).length
  return (
    <div className="border-b border-border bg-subtle">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-8 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <div>
          <p className="text-small text-muted">การเลือกตั้งคณะกรรมการ</p>
          <h1 tabIndex={-1} className="text-h2 sm:text-h1">
            {election.title}
          </h1>
          <p className="mt-2 max-w-2xl">{election.summary}</p>
          <Jumps phase={phase} />
        </div>
        <div className="card p-5 sm:p-6">
          <p className="text-figure font-semibold">{headline(election, phase, useNow())}</p>
          <dl className="mt-4 grid gap-3">
            <Fact icon={CalendarDays} name="วันลงคะแนน">
              {weekdayDate(opens)}
            </Fact>
            <Fact icon={Clock} name="เวลา">
              <span className="figures">
                {from}–{clockTime(new Date(election.closes_at))}
              </span>
            </Fact>
            <Fact icon={UsersRound} name="เลือกได้">
              {election.positions.map(({ name, seats }) => `${name} ${seats} คน`).join(' ')}{' '}
              จากผู้สมัคร {candidates} คน
            </Fact>
          </dl>
        </div>
      </div>
    </div>
  )
}

function headline({ opens_at, turnout }: Election, phase: ElectionPhase, now: Date): string {
  if (phase === 'before') return countdown(opens_at, now)
  if (phase === 'voting') return 'เปิดลงคะแนนอยู่'
  if (phase === 'counting' || !turnout) return 'ปิดลงคะแนนแล้ว รอประกาศผล'
  return `สมาชิกมาใช้สิทธิ ${percent(turnout.ballots, turnout.eligible)}%`
}

interface FactProps {
  icon: LucideIcon
  name: string
  children: ReactNode
}

function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <div className="ps-9">
      <dt className="relative text-caption text-muted">
        <Icon aria-hidden className="absolute top-1 -left-9 size-5 text-link" />
        {name}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function Jumps({ phase }: { phase: ElectionPhase }) {
  const canVote = phase === 'before' || phase === 'voting'
  return (
    <div className="no-print mt-5 flex flex-wrap gap-3">
      <a
        href={canVote ? '#look-up' : '#calendar'}
        className="button button-primary w-full sm:w-auto"
      >
        {canVote ? 'ตรวจหน่วยลงคะแนนของฉัน' : 'ดูลำดับขั้นตอน'}
      </a>
      <a href="#candidates-1" className="button button-secondary w-full sm:w-auto">
        ดูผู้สมัคร
      </a>
    </div>
  )
}
