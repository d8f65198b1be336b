import { PenLine } from 'lucide-react'
import type { LoanRequestFeed } from '#contract/member/loan-request.ts'
import type { BorrowingRight } from '#domain/loan-right/right.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { SigningStep } from '../../../signing/signing-step.tsx'
import { guarantorsMissing } from './collateral.tsx'
import type { LoanDrafting } from './use-loan-draft.ts'

interface SignLoanProps {
  drafting: LoanDrafting
  right: BorrowingRight | null | undefined
  account: LoanRequestFeed['account']
  lacksPayslip: boolean
  onSigned: () => void
}

/** The member reads the request as it is printed and signs it: that sends it. */
export function SignLoan({ drafting, right, account, lacksPayslip, onSigned }: SignLoanProps) {
  const { form, kept, isKept, save } = drafting
  const missing = [
    right?.ok ? undefined : 'แก้ไขสิ่งที่ขอให้เป็นไปตามเกณฑ์',
    right && guarantorsMissing(form, right.guarantors),
    lacksPayslip ? 'แนบสลิปเงินเดือน' : undefined,
    account ? undefined : 'แจ้งบัญชีรับเงิน',
  ].filter(Boolean)
  if (missing.length > 0)
    return (
      <div>
        <p className="font-semibold">ก่อนลงนาม กรุณา</p>
        <ul className="list-disc ps-6">
          {missing.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    )
  if (!kept || !isKept)
    return (
      <Button
        primary
        Icon={PenLine}
        label="บันทึกแล้วไปลงนาม"
        className="w-full sm:w-auto"
        onClick={save}
      />
    )
  return (
    <SigningStep
      // What was changed is another document.
      key={kept.reference}
      what={{ kind: 'loan', reference: kept.reference }}
      label="อ่านคำขอและลงนาม"
      onSigned={onSigned}
    />
  )
}
