// For tests only: every paper a member can be given, and what a committee reads of their loans.

import { balanceConfirmation } from '../member/balance-confirmation.ts'
import { beneficiaryForm } from '../member/beneficiary-form.ts'
import { collectionPaper } from '../member/collection.ts'
import { contractSchedule } from '../member/contract-schedule.ts'
import { dataCopy } from '../member/data-copy.ts'
import { deductionConsent } from '../member/deduction-consent.ts'
import { depositStatement } from '../member/deposit-statement.ts'
import { dividendNotice } from '../member/dividend-notice.ts'
import { guaranteeContract } from '../member/guarantee-contract.ts'
import { guarantorFreed } from '../member/guarantor-freed.ts'
import { guarantorNotice } from '../member/guarantor-notice.ts'
import { loanApprovalLetter } from '../member/loan-approval-letter.ts'
import { loanContract, loanRequestAndContract } from '../member/loan-contract.ts'
import { loanRefusalLetter } from '../member/loan-refusal-letter.ts'
import { loanRequest } from '../member/loan-request.ts'
import { loanStatement } from '../member/loan-statement.ts'
import { shareStatement } from '../member/share-statement.ts'
import { type Content, type OfficialPaper, officialPaper } from '../paper/official.ts'
import { loanAgenda } from '../staff/loan-agenda.ts'
import { givenContractSchedule } from './given-contract.ts'
import {
  givenAgenda,
  givenApproval,
  givenDeductionConsent,
  givenGuarantee,
  givenGuarantorFreed,
  givenGuarantorNotice,
  givenLoanContract,
  givenLoanPaper,
  givenRefusal,
  WITHIN_SHARES,
} from './given-loan.ts'
import {
  COOPERATIVE,
  givenBalanceConfirmation,
  givenBeneficiaryForm,
  givenCollection,
  givenDataCopy,
  givenDepositStatement,
  givenDividendNotice,
  givenLoanStatement,
  givenMonth,
  givenShareStatement,
  ISSUE,
} from './given-member.ts'

const waiting = { receipt: null, interestOfYear: null }

export const MEMBER_PAPERS: Record<string, Content> = {
  receipt: collectionPaper(givenCollection()),
  bill: collectionPaper({ ...givenCollection(), months: [givenMonth('2026-10', waiting)] }),
  'share-statement': shareStatement(givenShareStatement()),
  'loan-statement': loanStatement(givenLoanStatement()),
  'deposit-statement': depositStatement(givenDepositStatement()),
  'dividend-notice': dividendNotice(givenDividendNotice()),
  'balance-confirmation': balanceConfirmation(givenBalanceConfirmation()),
  'contract-schedule': contractSchedule(givenContractSchedule()),
  'beneficiary-form': beneficiaryForm(givenBeneficiaryForm()),
  'data-copy': dataCopy(givenDataCopy()),
  'loan-request': loanRequest(givenLoanPaper()),
  'guarantee-contract': guaranteeContract(givenGuarantee()),
  'loan-contract': loanContract(givenLoanContract()),
  'loan-request-contract': loanRequestAndContract({
    ...givenLoanContract(WITHIN_SHARES),
    signing: 'electronic',
  }),
  'deduction-consent': deductionConsent(givenDeductionConsent()),
  'loan-approval': loanApprovalLetter(givenApproval()),
  'loan-refusal': loanRefusalLetter(givenRefusal()),
  'loan-agenda': loanAgenda(givenAgenda()),
  'guarantor-notice': guarantorNotice(givenGuarantorNotice()),
  'guarantor-freed': guarantorFreed(givenGuarantorFreed()),
}

export function official(content: Content): OfficialPaper {
  return officialPaper(content, COOPERATIVE, ISSUE)
}
