import { QrCode } from 'lucide-react'
import type { PayOffer } from '#contract/member/payments/pay.ts'
import { useSite } from '../../../app/site.tsx'
import { ButtonLink } from '../../../ui/form/button.tsx'

interface PayLinkProps extends Partial<Pick<PayOffer, 'purpose' | 'about'>> {
  /** Of what, for whoever hears several of them. */
  of?: string
  label?: string
}

/** Leads to a code; nothing where the cooperative takes no payments so. */
export function PayLink({ purpose, about, of, label = 'ชำระ' }: PayLinkProps) {
  const { pay } = useSite().config
  if (!pay) return null
  const chosen = purpose ? `?${new URLSearchParams({ purpose, about: about ?? '' })}` : ''
  return <ButtonLink to={`/member/pay${chosen}`} label={label} of={of} Icon={QrCode} />
}
