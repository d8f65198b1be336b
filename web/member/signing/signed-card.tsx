import { BadgeCheck, TriangleAlert } from 'lucide-react'
import type { Static } from 'typebox'
import type { SigningsReply } from '#contract/member/signing.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { SIGNING_LEVELS } from '#domain/signing/levels.ts'
import { address } from '../../client/address.ts'
import { Callout } from '../../ui/feedback/callout.tsx'
import { PaperButton } from '../../ui/statement/paper-button.tsx'
import { Unbroken } from '../../ui/statement/unbroken.tsx'
import { SigningStep } from './signing-step.tsx'

export type OwnSigning = Static<typeof SigningsReply>['data']['signings'][number]

/** What was signed, to keep; and taking it back, which leaves it where it is and says so. */
export function SignedCard({
  signed,
  isOfEarlierAnswer = false,
  onWithdrawn,
}: {
  signed: OwnSigning
  /** The member has answered again since; one signature of a year stands. */
  isOfEarlierAnswer?: boolean
  onWithdrawn: () => void
}) {
  const { code, title, number, level, signed_at } = signed
  return (
    <div className="grid gap-4">
      <Callout
        tone={isOfEarlierAnswer ? 'amber' : 'green'}
        Icon={isOfEarlierAnswer ? TriangleAlert : BadgeCheck}
        title={`ท่านลงนาม${isOfEarlierAnswer ? 'ในคำตอบก่อนหน้า' : 'แล้ว'}เมื่อ ${longDate(new Date(signed_at))}`}
      >
        {isOfEarlierAnswer && (
          <p>คำตอบล่าสุดยังไม่ได้ลงนาม หากต้องการลงนามในคำตอบล่าสุด กรุณาถอนการลงนามเดิมก่อน</p>
        )}
        <p>
          {title} เลขที่ {number} · {SIGNING_LEVELS[level].name}
        </p>
        <p className="figures">
          รหัสการลงนาม <Unbroken>{code}</Unbroken>
        </p>
      </Callout>
      <div className="no-print flex flex-wrap gap-2">
        <PaperButton
          label="ดาวน์โหลดเอกสารที่ลงนามแล้ว"
          path={address('/api/member/signings/:code/pdf', { code })}
        />
      </div>
      <SigningStep what={{ withdraws: code }} label="ถอนการลงนาม" onSigned={onWithdrawn} />
    </div>
  )
}
