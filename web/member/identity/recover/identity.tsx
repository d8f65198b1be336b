import { readTrackingCode } from '#domain/content/tracking-code.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { isNationalId } from '#domain/person/national-id.ts'
import {
  BirthDate,
  type BirthDateParts,
  isoBirthDate,
  NO_BIRTH_DATE,
} from '../../../ui/form/birth-date.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import type { Problems } from '../../../ui/form/error-summary.tsx'
import { Choices } from '../../../ui/form/field.tsx'
import { MembershipNo } from '../../../ui/form/membership-no.tsx'
import { NationalId, WRONG_ID } from '../../../ui/form/national-id.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import type { Recovery } from './use-recovery.ts'

export interface Typed {
  number: string
  nationalId: string
  birth: BirthDateParts
  /** How they prove that it is them. */
  by: 'code' | 'slip' | 'thaid'
  slip: string
}

export const NOTHING_TYPED: Typed = {
  number: '',
  nationalId: '',
  birth: NO_BIRTH_DATE,
  by: 'code',
  slip: '',
}

type Way = Typed['by']

const WAYS: { value: Way; label: string; hint: string }[] = [
  { value: 'code', label: 'รหัส OTP', hint: 'ส่งไปยังโทรศัพท์มือถือหรืออีเมลที่แจ้งไว้กับสหกรณ์' },
  { value: 'slip', label: 'มีรหัสเปิดใช้งานจากสหกรณ์', hint: 'ใบที่เจ้าหน้าที่ออกให้ ใช้ได้ 3 วัน' },
]

/** Where the cooperative has it. */
const THAID: (typeof WAYS)[number] = {
  value: 'thaid',
  label: 'แอป ThaID',
  hint: 'ของกรมการปกครอง ไม่ต้องรอ SMS',
}

const NEXT: Record<Way, string> = { code: 'ขอรหัส OTP', slip: 'ตรวจสอบรหัส', thaid: 'ไปที่ ThaID' }

interface IdentityProps {
  typed: Typed
  change: (changed: Partial<Typed>) => void
  recovery: Recovery
}

type Names = 'membership_no' | 'national_id' | 'birth_date' | 'activation_code'

export function Identity({ typed, change, recovery }: IdentityProps) {
  const { problems, sending } = recovery
  // What was wrong when it was sent, until it is mended.
  const now = problemsIn(typed)
  const errorOf = (name: Names) => problems[name] && now[name]

  async function submit(event: React.FormEvent) {
    event.preventDefault()
    const wrong = problemsIn(typed)
    recovery.setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    const membership_no = padMembershipNo(typed.number) ?? ''
    if (typed.by === 'thaid') return void (await recovery.goToThaid(membership_no))
    const who = { membership_no, national_id: typed.nationalId }
    if (typed.by === 'slip') await recovery.showSlip({ ...who, activation_code: typed.slip })
    else await recovery.askForCode({ ...who, birth_date: isoBirthDate(typed.birth) ?? '' })
  }

  return (
    <RecoveryForm recovery={recovery} onSubmit={submit}>
      <MembershipNo
        name="membership_no"
        hint="ตัวเลข 6 หลัก เช่น 000123"
        value={typed.number}
        error={errorOf('membership_no')}
        onChange={(number) => change({ number })}
      />
      <Choices
        name="by"
        label="ยืนยันตัวตนด้วย"
        value={typed.by}
        choices={globalThis.pageConfig?.thaid ? [...WAYS, THAID] : WAYS}
        onChoose={(by) => change({ by })}
      />
      {typed.by !== 'thaid' && (
        <NationalId
          name="national_id"
          value={typed.nationalId}
          error={errorOf('national_id')}
          onChange={(nationalId) => change({ nationalId })}
        />
      )}
      {typed.by === 'code' && (
        <BirthDate
          name="birth_date"
          value={typed.birth}
          error={errorOf('birth_date')}
          onChange={(birth) => change({ birth })}
        />
      )}
      {typed.by === 'slip' && (
        <CodeField
          name="activation_code"
          label="รหัสเปิดใช้งาน"
          hint="12 ตัว เช่น K7QM-3XTR-9WPD"
          error={errorOf('activation_code')}
          maxLength={20}
          value={typed.slip}
          onChange={(slip) => change({ slip: slip.toUpperCase() })}
        />
      )}
      <SendButton
        label={NEXT[typed.by]}
        sending={sending}
        meanwhile={typed.by === 'thaid' ? 'กำลังเปิด ThaID…' : 'กำลังตรวจสอบ…'}
        wide
      />
    </RecoveryForm>
  )
}

function problemsIn({ number, nationalId, birth, by, slip }: Typed): Problems<Names> {
  return {
    ...(!padMembershipNo(number) && { membership_no: 'กรอกเลขสมาชิก' }),
    ...(by !== 'thaid' &&
      !isNationalId(nationalId) && {
        national_id: nationalId ? WRONG_ID : 'กรอกเลขบัตรประชาชน',
      }),
    ...(by === 'code' && !isoBirthDate(birth) && { birth_date: 'กรอกวันเกิดให้ครบและถูกต้อง' }),
    ...(by === 'slip' &&
      !readTrackingCode(slip) && { activation_code: 'กรอกรหัสเปิดใช้งานให้ครบ 12 ตัว' }),
  }
}
