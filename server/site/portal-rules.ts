// What the cooperative decides for itself about the member pages, from its settings. What is not set, or cannot
// be, is the usual or no rule at all.

import type { Db } from '#database/core/connect.ts'
import { settings } from '#database/queries/site/setting.ts'
import type { DividendRules } from '#domain/dividend/dividend.ts'
import type { LoanRules } from '#domain/loan/loan.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import { type ReceiptSigning, receiptSigning } from '#domain/paper/receipt-signing.ts'
import { dividendRulesOf, integerIn, loanRulesOf } from '#domain/site/rule-settings.ts'

const MILLION = 1_000_000
const PAR_VALUE = 10_00
const AMOUNT_MAX = 1_000_000_000_00

export interface PortalRules {
  loan: LoanRules
  dividend: DividendRules
  parValue: Satang
  /** How much of a kind of deposit a night must hold to earn interest. */
  leastDeposit(typeCode: string): Satang
  /** How many contracts, and how much, one member may stand for; undefined where nothing is set. */
  guaranteeContractsMax: number | undefined
  guaranteeAmountMax: Satang | undefined
  /** The last rates a general meeting approved. */
  dividendRatePpm: number | undefined
  returnRatePpm: number | undefined
  /** The by-law's words on default and average return; null where none are set. */
  returnClause: string | null
  welfareCondition(typeCode: string): string | null
  receiptSigning: ReceiptSigning
  /** Whether a kind of welfare is for those who come after the member. */
  isForHeirs(typeCode: string): boolean
}

export async function readPortalRules(db: Db): Promise<PortalRules> {
  const values = await settings(db)
  const dividend = dividendRulesOf(values)
  const amount = (name: string, least: number) => {
    const set = integerIn(values[name], least, AMOUNT_MAX)
    return set === undefined ? undefined : satang(set)
  }
  return {
    loan: loanRulesOf(values),
    dividend,
    parValue: amount('share_par_value', 1) ?? satang(PAR_VALUE),
    leastDeposit: (typeCode) =>
      satang(integerIn(linesOf(values.deposit_least).get(typeCode), 0, AMOUNT_MAX) ?? 0),
    guaranteeContractsMax: integerIn(values.guarantee_contracts_max, 0, 100),
    guaranteeAmountMax: amount('guarantee_amount_max', 0),
    dividendRatePpm: integerIn(values.dividend_rate_ppm, 0, dividend.capPpm),
    returnRatePpm: integerIn(values.return_rate_ppm, 0, MILLION),
    returnClause: values.return_clause?.trim() || null,
    receiptSigning: receiptSigning(values.receipt_signing),
    isForHeirs: (typeCode) => (values.welfare_death_types ?? '').split(/[\s,]+/).includes(typeCode),
    welfareCondition: (typeCode) => linesOf(values.welfare_conditions).get(typeCode) ?? null,
  }
}

/** A setting that says something of several kinds: a line each, the code before the first colon. */
export function linesOf(value = ''): Map<string, string> {
  return new Map(
    value
      .split('\n')
      .map((line) => /^([\w.-]+)\s*:\s*(\S.*)$/.exec(line.trim()))
      .filter((found) => found !== null)
      .map(([, code = '', said = '']) => [code, said]),
  )
}
