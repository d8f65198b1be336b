import { useState } from 'react'
import type { LoanStatementFeed } from '#contract/member/loan_statement.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { rulesInWords } from '#domain/loan/loan-rules-in-words.ts'
import { runningLoan, runningRules, type WhatIf, whatIf } from '#domain/loan/loan-what-if.ts'
import { satang } from '#domain/money/money.ts'
import { typedBaht } from '#domain/text/typed-number.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { AmountField } from '../../../ui/form/amount-field.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { Origin } from '../../../ui/statement/origin.tsx'
import { yearsAndMonths } from './years-and-months.ts'

/** What paying more would change, reckoned here while it is typed: nothing is sent, nothing is agreed to. */
export function WhatIfCard({ contract, rules }: LoanStatementFeed) {
  const [monthly, setMonthly] = useState('1,000')
  const [once, setOnce] = useState('')
  const loan = runningLoan(contract)
  const ours = runningRules(contract, rules)
  const extra = { monthly: typedExtra(monthly), once: typedExtra(once) }
  const isTyped = !Number.isNaN(extra.monthly) && !Number.isNaN(extra.once)
  const result = isTyped
    ? whatIf(loan, { monthly: satang(extra.monthly), once: satang(extra.once) }, ours)
    : undefined
  return (
    <div className="no-print">
      <Section title="ถ้าชำระเพิ่ม จะประหยัดได้เท่าไร">
        <div className="card grid gap-5 p-4 sm:p-6 lg:grid-cols-[2fr_3fr]">
          <div className="grid content-start gap-4">
            <AmountField
              name="monthly"
              label="ชำระเพิ่มเดือนละ"
              value={monthly}
              onChange={setMonthly}
              step={500}
              error={problemIn(extra.monthly)}
            />
            <AmountField
              name="once"
              label="ชำระเพิ่มครั้งเดียว"
              hint="จ่ายพร้อมงวดถัดไป"
              value={once}
              onChange={setOnce}
              step={10_000}
              error={problemIn(extra.once)}
            />
          </div>
          <div aria-live="polite" className="@container grid content-start gap-4">
            {result && 'problem' in result && <p className="text-muted">{result.problem.text}</p>}
            {result && !('problem' in result) && <Saved {...result} />}
            {result && !('problem' in result) && result.usual.endsOn > contract.ends_on && (
              <p className="text-small text-muted">
                สัญญาครบกำหนด {longDate(contract.ends_on)} แต่มีงวดที่ไม่ได้ชำระตามกำหนด
                จึงหมดหนี้หลังวันครบกำหนด กรุณาสอบถามสหกรณ์
              </p>
            )}
          </div>
        </div>
        <Origin
          steps={[
            'เริ่มจากเงินต้นคงเหลือวันนี้ คิดดอกเบี้ยรายวันตามจำนวนวันของแต่ละเดือน จนชำระหมด แล้วเทียบกันระหว่างชำระตามปกติกับชำระเพิ่ม',
            rulesInWords(loan, ours)
              .slice(0, 2)
              .map(([label, value]) => `${label} ${value}`)
              .join(' · '),
            'เป็นประมาณการเบื้องต้น ไม่รวมเงินเฉลี่ยคืน อัตราดอกเบี้ยอาจเปลี่ยนตามประกาศ การชำระเพิ่มจริงกรุณาติดต่อสหกรณ์',
          ]}
        />
      </Section>
    </div>
  )
}

function Saved({ usual, faster, monthsSaved, interestSaved }: WhatIf) {
  return (
    <>
      <dl className="grid gap-3 @[17rem]:grid-cols-2">
        <div className="rounded-control bg-tint p-4 text-on-tint">
          <dt className="text-small">{monthsSaved === 0 ? 'หมดหนี้' : 'หมดหนี้เร็วขึ้น'}</dt>
          <dd className="text-h3 font-semibold">{yearsAndMonths(monthsSaved)}</dd>
        </div>
        <div className="rounded-control bg-tint p-4 text-on-tint">
          <dt className="text-small">ประหยัดดอกเบี้ย</dt>
          <dd className="text-h3 font-semibold">
            <Money amount={interestSaved} />
          </dd>
        </div>
      </dl>
      <Facts
        facts={[
          ['ชำระตามปกติ หมดหนี้', `${longDate(usual.endsOn)} (${usual.months} งวด)`],
          ['ดอกเบี้ยที่เหลือ', <Money key="usual" amount={usual.interest} />],
          ['ชำระเพิ่ม หมดหนี้', `${longDate(faster.endsOn)} (${faster.months} งวด)`],
          ['ดอกเบี้ยเมื่อชำระเพิ่ม', <Money key="faster" amount={faster.interest} />],
        ]}
      />
    </>
  )
}

/** An empty field is nothing more; what is no amount is NaN. */
function typedExtra(text: string): number {
  if (text.trim() === '') return 0
  const amount = typedBaht(text)
  return Number.isSafeInteger(amount) && amount >= 0 ? amount : Number.NaN
}

function problemIn(amount: number): string | undefined {
  return Number.isNaN(amount) ? 'กรอกจำนวนเงินเป็นตัวเลข เช่น 1,000' : undefined
}
