import { CircleCheckBig } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { useMeta } from '../../app/page-meta.tsx'
import { isoBirthDate } from '../../ui/form/birth-date.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { HelpBox } from '../layout/help-box.tsx'
import { DoorLink } from './door-link.tsx'
import { Code } from './recover/code.tsx'
import { Identity, NOTHING_TYPED } from './recover/identity.tsx'
import { Paper, PaperInstead } from './recover/paper.tsx'
import { NewPassword } from './recover/password.tsx'
import { type Entrance, entranceAt } from './recover/purpose.ts'
import { Steps } from './recover/steps.tsx'
import { type Proof, type Recovery, useRecovery } from './recover/use-recovery.ts'

export function Component() {
  const { pathname } = useLocation()
  const entrance = entranceAt(pathname)
  // What was begun for one purpose is good for no other.
  return <Screen key={entrance.purpose} entrance={entrance} />
}

interface ScreenProps {
  entrance: Entrance
  /** Of whoever comes back from ThaID. */
  proved?: { number: string; proof: Proof }
}

export function Screen({ entrance, proved }: ScreenProps) {
  const { purpose, title, description, lead } = entrance
  const recovery = useRecovery(purpose, proved?.proof)
  const { step, problems } = recovery
  const [typed, setTyped] = useState({ ...NOTHING_TYPED, number: proved?.number ?? '' })
  const heading = useHeadingOf(step)
  const isWrong = Object.keys(problems).length > 0
  useMeta({ title: isWrong ? `ข้อผิดพลาด: ${title}` : title, description, hidden: true })

  return (
    <>
      <div className="card no-print relative p-5 sm:p-8">
        <h1 ref={heading} tabIndex={-1} className="text-h2">
          {step === 'done' ? entrance.done : title}
        </h1>
        {step === 'identity' && <p className="text-muted">{lead}</p>}
        <Steps current={step} />
        {step === 'identity' && (
          <Identity
            typed={typed}
            change={(changed) => setTyped({ ...typed, ...changed })}
            recovery={recovery}
          />
        )}
        {step === 'code' && recovery.sent && <Code recovery={recovery} sent={recovery.sent} />}
        {step === 'password' && (
          <NewPassword
            recovery={recovery}
            number={padMembershipNo(typed.number) ?? ''}
            birthDate={isoBirthDate(typed.birth)}
          />
        )}
        {step === 'done' && <Done />}
        {step === 'identity' && <OtherDoors purpose={purpose} />}
      </div>
      {(step === 'identity' || step === 'code') && <PaperInstead />}
      <div className="no-print">
        <HelpBox />
      </div>
      <Paper typed={typed} />
    </>
  )
}

/** Each step is read from its beginning. */
function useHeadingOf(step: Recovery['step']) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}

function OtherDoors({ purpose }: { purpose: Entrance['purpose'] }) {
  return (
    <p className="mt-5 flex flex-wrap justify-between gap-x-6 border-t border-border pt-3">
      <DoorLink to="/member/logon">เข้าสู่ระบบ</DoorLink>
      {purpose === 'register' ? (
        <DoorLink to="/member/forget">ลืมรหัสผ่าน</DoorLink>
      ) : (
        <DoorLink to="/member/register">สมัครใช้งานครั้งแรก</DoorLink>
      )}
    </p>
  )
}

function Done() {
  return (
    <div className="mt-6 grid gap-5">
      <p className="flex gap-3 rounded-card border border-green-bd bg-green-bg p-4 text-green-fg">
        <CircleCheckBig aria-hidden className="mt-1 size-6 shrink-0" />
        <span>
          บันทึกรหัสผ่านใหม่แล้ว และแจ้งให้ท่านทราบทางโทรศัพท์หรืออีเมลที่แจ้งไว้กับสหกรณ์
          อุปกรณ์ที่เข้าสู่ระบบไว้ก่อนหน้าออกจากระบบทั้งหมด
        </span>
      </p>
      <ButtonLink to="/member/logon" primary label="เข้าสู่ระบบ" className="w-full" />
    </div>
  )
}
