// For tests only: every paper a member can be given.

import { balanceConfirmation } from '../member/balance-confirmation.ts'
import { beneficiaryForm } from '../member/beneficiary-form.ts'
import { collectionPaper } from '../member/collection.ts'
import { contractSchedule } from '../member/contract-schedule.ts'
import { dataCopy } from '../member/data-copy.ts'
import { depositStatement } from '../member/deposit-statement.ts'
import { dividendNotice } from '../member/dividend-notice.ts'
import { loanStatement } from '../member/loan-statement.ts'
import { shareStatement } from '../member/share-statement.ts'
import { type Content, type OfficialPaper, officialPaper } from '../paper/official.ts'
import { givenContractSchedule } from './given-contract.ts'
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
}

export function official(content: Content): OfficialPaper {
  return officialPaper(content, COOPERATIVE, ISSUE)
}
