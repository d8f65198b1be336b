import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import type { Static } from 'typebox'
import type { SigningsReply } from '#contract/member/signing.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { SIGNING_LEVELS } from '#domain/signing/levels.ts'
import { address } from '../../../client/address.ts'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { PaperButton } from '../../../ui/statement/paper-button.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

export type OwnSigning = Static<typeof SigningsReply>['data']['signings'][number]

/** What was signed, to keep; and taking it back, which leaves it where it is and says so. */
export function SignedCard({
  signed,
  onWithdrawn,
}: {
  signed: OwnSigning
  onWithdrawn: () => void
}) {
  const { code, title, number, level, signed_at } = signed
  const [asking, setAsking] = useState(false)
  return (
    <div className="grid gap-4">
      <Callout
        tone="green"
        Icon={BadgeCheck}
        title={`ท่านลงนามแล้วเมื่อ ${longDate(new Date(signed_at))}`}
      >
        <p>
          {title} เลขที่ {number} · {SIGNING_LEVELS[level].name}
        </p>
        <p className="figures">รหัสการลงนาม {code}</p>
      </Callout>
      <div className="no-print flex flex-wrap gap-2">
        <PaperButton
          label="ดาวน์โหลดเอกสารที่ลงนามแล้ว"
          path={address('/api/member/signings/:code/pdf', { code })}
        />
        <Button label="ถอนการลงนาม" className="self-start" onClick={() => setAsking(true)} />
      </div>
      {asking && (
        <WithdrawDialog code={code} onWithdrawn={onWithdrawn} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}
