// What the rules make of a wish to change shares, by the figures of the published night.

import { collectionLinesOf } from '#database/queries/figures/collection-line.ts'
import { slipsOf } from '#database/queries/figures/collection-slip.ts'
import { loansOf } from '#database/queries/figures/loan.ts'
import { shareOf } from '#database/queries/figures/share.ts'
import { shareCapital } from '#database/queries/figures/share-capital.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { memberDetailOf } from '#database/queries/member/member-detail.ts'
import { approvedSince } from '#database/queries/request/request.ts'
import { type Day, type Month, monthOf } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { formatBaht, type Satang, satang, total } from '#domain/money/money.ts'
import type { Finding } from '#domain/request/request-kind.ts'
import {
  firstBillWords,
  judgeShareChange,
  SHARE_CHANGE,
  type ShareChange,
  type ShareEffect,
  type ShareFacts,
  shareEffect,
} from '#domain/request/share-change.ts'
import type { ShareRule, ShareRules } from '#domain/request/share-rules.ts'
import type { Reading } from '../member-figures/member-feed.ts'
import type { DeskKind, Verdict } from './kinds.ts'
import { readShareRules } from './share-rules.ts'

export interface ShareVerdict {
  findings: Finding<ShareRule>[]
  facts: ShareFacts
  effect: ShareEffect
}

export interface ShareStanding {
  facts: ShareFacts
  rules: ShareRules
  rulesVersion: number
  runId: number
}

export async function shareStanding(reading: Reading): Promise<ShareStanding> {
  const [{ rules, version }, facts, night] = await Promise.all([
    reading.live(readShareRules),
    shareFacts(reading, bangkokDate(new Date())),
    reading.live(publicationNow),
  ])
  return { facts, rules, rulesVersion: version, runId: night?.run_id ?? 0 }
}

export function verdictOn(wish: ShareChange, { facts, rules }: ShareStanding): ShareVerdict {
  const findings = judgeShareChange(wish, facts, rules)
  return { findings, facts, effect: shareEffect(wish, facts, rules) }
}

const ACTIONS = { monthly: 'set_monthly', stop: 'stop', extra: 'buy_once' } as const

export const shareChangeKind: DeskKind = {
  async judge(reading, { payload }) {
    const standing = await shareStanding(reading)
    const { rulesVersion, runId } = standing
    return { verdict: verdictOn(payload as ShareChange, standing), rulesVersion, runId }
  },
  facts: factsInWords,
  order({ payload, judged }) {
    const { change, amount } = payload as ShareChange
    const { facts, effect } = judged as ShareVerdict
    return {
      content: {
        action: ACTIONS[change],
        old_monthly: facts.monthly,
        amount,
        first_period: effect.firstPeriod,
      },
    }
  },
  /** From the month on in which it begins. */
  isShown({ payload }, { monthly }, { asOf, content }) {
    const wanted = SHARE_CHANGE.closesOn(payload as ShareChange)
    if (!wanted || (asOf && monthOf(asOf) < (content.first_period as Month))) return null
    return monthly === wanted.monthly
  },
}

function factsInWords(verdict: Verdict) {
  const { facts, effect } = verdict as ShareVerdict
  const baht = (amount: Satang) => `${formatBaht(amount)} บาท`
  return [
    { label: 'ค่าหุ้นรายเดือนปัจจุบัน', value: baht(facts.monthly) },
    { label: 'หุ้นสะสม', value: baht(facts.balance) },
    { label: 'ส่งแล้ว', value: `${facts.instalments.toLocaleString('th-TH')} งวด` },
    { label: 'เงินเดือนในทะเบียน', value: facts.salary > 0 ? baht(facts.salary) : 'ไม่มี' },
    { label: 'หนี้คงเหลือ', value: baht(facts.debt) },
    { label: 'รายการเรียกเก็บ', value: `${baht(effect.billBefore)} → ${baht(effect.billAfter)}` },
    { label: 'เริ่ม', value: firstBillWords(effect.firstPeriod) },
  ]
}

async function shareFacts(reading: Reading, today: Day): Promise<ShareFacts> {
  const { night, live, membershipNo } = reading
  const [share, detail, loans, slips, capital, changes] = await Promise.all([
    night(shareOf, membershipNo),
    night(memberDetailOf, membershipNo),
    night(loansOf, membershipNo),
    night(slipsOf, membershipNo),
    night(shareCapital),
    live(approvedSince, membershipNo, 'share_change', `${today.slice(0, 4)}-01-01`),
  ])
  const [slip] = slips
  const lines = slip ? await night(collectionLinesOf, membershipNo, [slip.period]) : []
  const shares = lines.filter(({ line_kind }) => line_kind === 'share')
  return {
    today,
    isMember: detail?.state === 'active' || detail?.state === 'retired',
    monthly: share?.monthly ?? satang(0),
    balance: share?.balance ?? satang(0),
    instalments: share?.instalments ?? 0,
    salary: detail?.salary ?? satang(0),
    debt: total(loans.map(({ balance }) => balance)),
    capital,
    changes,
    bill: slip
      ? {
          period: slip.period,
          total: slip.billed,
          share: total(shares.map(({ billed }) => billed)),
        }
      : null,
  }
}
