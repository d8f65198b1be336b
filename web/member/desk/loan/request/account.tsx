import { Landmark, TriangleAlert } from 'lucide-react'
import type { LoanRequestFeed } from '#contract/member/loan-request.ts'
import { Callout } from '../../../../ui/feedback/callout.tsx'
import { ButtonLink } from '../../../../ui/form/button.tsx'

/** Only the one of the register: a loan is the last thing to be paid to an account nobody knows. */
export function Account({ account }: Pick<LoanRequestFeed, 'account'>) {
  if (!account)
    return (
      <Callout tone="amber" Icon={TriangleAlert} title="ยังไม่มีบัญชีรับเงินในทะเบียน">
        <p>กรุณาแจ้งบัญชีก่อน แล้วจึงลงนามขอกู้ได้ ร่างคำขอนี้เก็บไว้ให้แล้ว</p>
        <p className="mt-2">
          <ButtonLink to="/member/bank_account" label="แจ้งบัญชีรับเงิน" />
        </p>
      </Callout>
    )
  return (
    <div className="card flex flex-wrap items-center justify-between gap-3 p-4 sm:p-6">
      <p className="flex min-w-0 items-start gap-3">
        <Landmark aria-hidden className="mt-1 size-6 shrink-0 text-muted" />
        <span className="min-w-0">
          <span className="block">{account.bank}</span>
          <span className="figures block font-semibold">{account.masked}</span>
        </span>
      </p>
      <ButtonLink to="/member/bank_account" label="ขอเปลี่ยนบัญชี" />
    </div>
  )
}
