import { useQuery } from '../../../client/use-query.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { SignedCard } from '../../signing/signed-card.tsx'
import { SigningStep } from '../../signing/signing-step.tsx'

/** An answer may be signed besides: the auditor keeps it in the place of a letter that came back by post. */
export function SignedAnswer({ year, answeredAt }: { year: number; answeredAt: string }) {
  const request = useQuery('/api/member/signings')
  return (
    <Section title="ลงนามในคำตอบ">
      <Loaded from={request}>
        {({ signings }) => {
          const signed = signings.find(
            ({ kind, reference, withdrawn_at }) =>
              kind === 'balance' && reference === String(year) && withdrawn_at === null,
          )
          if (!signed)
            return (
              <div className="grid gap-4">
                <p className="max-w-prose">
                  คำตอบของท่านบันทึกแล้ว หากลงนามด้วย สหกรณ์จะได้หนังสือยืนยันยอดที่ลงนามแล้วเก็บเป็นหลักฐานการสอบบัญชี
                  โดยท่านไม่ต้องส่งกระดาษคืน
                </p>
                <SigningStep
                  what={{ kind: 'balance', reference: String(year) }}
                  label="ลงนามในหนังสือยืนยันยอด"
                  onSigned={request.again}
                />
              </div>
            )
          return (
            <SignedCard
              signed={signed}
              isOfEarlierAnswer={signed.signed_at < answeredAt}
              onWithdrawn={request.again}
            />
          )
        }}
      </Loaded>
    </Section>
  )
}
