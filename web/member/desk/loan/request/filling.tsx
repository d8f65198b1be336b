import { PencilLine } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { LoanRequestFeed } from '#contract/member/loan-request.ts'
import type { RightFeed } from '#contract/member/right.ts'
import { asksForPayslip } from '#domain/loan-right/rule-set.ts'
import { readWish } from '#domain/loan-right/wish-form.ts'
import type { LoanForm } from '#domain/request/loan-draft.ts'
import { ApiError } from '../../../../client/api.ts'
import { useAction } from '../../../../client/use-action.ts'
import { Section } from '../../../../ui/area/section.tsx'
import { Callout } from '../../../../ui/feedback/callout.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { DraftNotice } from '../../../../ui/form/draft-notice.tsx'
import { answerOf } from '../../../../ui/right/answer-of.ts'
import { Account } from './account.tsx'
import { Collateral } from './collateral.tsx'
import { Payslip } from './payslip.tsx'
import { SavedLine } from './saved-line.tsx'
import { SignLoan } from './sign-loan.tsx'
import { useLoanDraft } from './use-loan-draft.ts'
import { Wish } from './wish.tsx'

interface FillingProps {
  first: LoanForm
  /** From the page of the borrowing right: what it says is agreed on. */
  isCarried: boolean
  draft: LoanRequestFeed['draft']
  /** One that was sent already and is changed. */
  mends: LoanRequestFeed['open']
  account: LoanRequestFeed['account']
  /** Only what is lent on the site. */
  known: RightFeed
  onSent: () => void
  onReload: () => void
}

export function Filling(props: FillingProps) {
  const { first, isCarried, draft, mends, account, known, onSent, onReload } = props
  const { facts, rules, day, lendings } = known
  const mended = mends && { request_id: mends.request_id, version: mends.version }
  const drafting = useLoanDraft({ first, draft, mends: mended, isCarried })
  const { form, change } = drafting
  const [fileName, setFileName] = useState(draft?.file_name ?? '')
  const discard = useDiscard(drafting.end, onReload)

  const lending = lendings.find(({ product }) => product.name === form.product)
  const hasPayslip = mends?.has_payslip ?? false
  const needsPayslip = lending !== undefined && asksForPayslip(lending.product)
  const read = useMemo(() => readWish(wishFormOf(form), { rules }), [form, rules])
  const right = useMemo(
    () =>
      lending && read.wish ? answerOf(facts, read.wish, { ...lending, rules }, day) : undefined,
    [facts, read, lending, rules, day],
  )
  return (
    <>
      {mends ? (
        <Callout tone="amber" Icon={PencilLine} title={`กำลังแก้ไขคำขอ ${mends.request_no}`}>
          <p>เมื่อท่านลงนามฉบับแก้ไข ความยินยอมที่ได้รับแล้วจะสิ้นผลทั้งหมด และผู้ค้ำประกันทุกคนต้องยินยอมใหม่</p>
          <div className="mt-2">
            <Button label="ไม่แก้ไขแล้ว ใช้คำขอเดิม" onClick={discard} />
          </div>
        </Callout>
      ) : (
        draft && !isCarried && <DraftNotice onDiscard={discard} />
      )}
      <Section title="1. สิ่งที่ขอ">
        <Wish
          form={form}
          problems={read.problems ?? {}}
          lendings={lendings}
          right={right}
          isNew={!draft && !isCarried}
          change={change}
        />
      </Section>
      {lending && right && (
        <Section title="2. หลักประกัน">
          <Collateral form={form} right={right} product={lending.product} change={change} />
        </Section>
      )}
      <Section title="3. วัตถุประสงค์และสลิปเงินเดือน">
        <Payslip
          form={form}
          fileName={fileName}
          required={needsPayslip}
          isThere={hasPayslip}
          change={change}
          onFile={setFileName}
        />
      </Section>
      <Section title="4. บัญชีรับเงิน">
        <Account account={account} />
      </Section>
      <Section title="5. อ่านคำขอและลงนาม">
        <SignLoan
          drafting={drafting}
          right={right}
          account={account}
          lacksPayslip={needsPayslip && !hasPayslip && form.file_id === null}
          onSigned={() => {
            drafting.end()
            onSent()
          }}
        />
        <SavedLine drafting={drafting} onReload={onReload} />
      </Section>
    </>
  )
}

function wishFormOf(form: LoanForm) {
  const { amount, months, method, other_income, student_loan, housing, other_deductions, purpose } =
    form
  return { amount, months, method, other_income, student_loan, housing, other_deductions, purpose }
}

function useDiscard(end: () => void, then: () => void) {
  const { perform } = useAction()
  return async () => {
    const reply = await perform('/api/member/loan_request/discard', {})
    if (reply instanceof ApiError) return
    end()
    then()
  }
}
