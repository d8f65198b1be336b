import type { ShareChange } from '#domain/request/share-change.ts'
import { type ReferredWish, shareChangeReference } from '#domain/request/share-change-reference.ts'
import { Section } from '../../../ui/area/section.tsx'
import { SigningStep } from '../../signing/signing-step.tsx'

interface SignShareChangeProps {
  wish: ShareChange
  mends: ReferredWish['mends']
  onSent: () => void
}

/** The member reads the request as it is printed, says that it is so, and signs it: that sends it. */
export function SignShareChange({ wish, mends, onSent }: SignShareChangeProps) {
  const reference = shareChangeReference({ wish, ...(mends && { mends }) })
  return (
    <Section title="ลงนามและส่งคำขอ">
      <SigningStep
        // Another wish is another document.
        key={reference}
        what={{ kind: 'share_change', reference }}
        label="อ่านคำขอและลงนาม"
        onSigned={onSent}
      />
    </Section>
  )
}
