// ยืนยันยอด: once a year every member is asked whether the books say what they know (RULE-66).

import type { BalanceFeed } from '#contract/member/balance.ts'
import { buddhistYear, longDate } from '#domain/calendar/thai-date.ts'
import { useQuery } from '../../client/use-query.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Section } from '../../ui/area/section.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Downloads } from '../../ui/statement/downloads.tsx'
import { Money } from '../../ui/statement/money.tsx'
import { BalanceAnswerForm } from './balance/answer-form.tsx'
import { Answered } from './balance/answered.tsx'
import { SignedAnswer } from './balance/signed-answer.tsx'

export function Component() {
  const request = useQuery('/api/member/balance')
  return (
    <>
      <PageTitle title="ยืนยันยอดคงเหลือ" />
      <Loaded from={request}>{(data) => <Balance {...data} onAnswered={request.again} />}</Loaded>
    </>
  )
}

function Balance(props: BalanceFeed & { onAnswered: () => void }) {
  const { year, ends_on, shares, loans, deposits, answer, onAnswered } = props
  const lines = [
    { kind: 'ทุนเรือนหุ้น', no: '', name: '', balance: shares },
    ...loans.map((loan) => ({ kind: 'เงินกู้', ...loan })),
    ...deposits.map((deposit) => ({ kind: 'เงินฝาก', ...deposit })),
  ]
  const papers = [
    { label: 'หนังสือยืนยันยอด', path: '/api/member/papers/balance', query: `year=${year}` },
  ]
  return (
    <>
      <p className="max-w-prose">
        ผู้สอบบัญชีของสหกรณ์ขอให้สมาชิกตรวจสอบยอด ณ วันสิ้นปีบัญชี หากตรงกับที่ท่านทราบให้ยืนยัน หากไม่ตรงให้แจ้งว่ารายการใด
      </p>
      <Section title={`ยอด ณ วันที่ ${longDate(ends_on)}`} aside={<Downloads papers={papers} />}>
        <dl className="divide-y divide-border rounded-card border border-border bg-bg">
          {lines.map(({ kind, no, name, balance }) => (
            <div
              key={kind + no}
              className="flex flex-wrap items-baseline justify-between gap-x-6 p-4"
            >
              <dt>
                <span className="font-semibold">{kind}</span> {name}
                {no && <span className="block text-small text-muted">เลขที่ {no}</span>}
              </dt>
              <dd className="figures ms-auto font-semibold">
                <Money amount={balance} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={`คำตอบของท่านสำหรับปีบัญชี ${buddhistYear(year)}`}>
        {answer && <Answered {...answer} />}
        <BalanceAnswerForm
          key={answer?.at}
          year={year}
          isAnswered={answer !== null}
          onAnswered={onAnswered}
        />
      </Section>
      {answer?.is_current && <SignedAnswer key={answer.at} year={year} answeredAt={answer.at} />}
    </>
  )
}
