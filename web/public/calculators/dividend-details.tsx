import { memo } from 'react'
import { longDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import type { DividendRequest } from '#domain/dividend/dividend-form.ts'
import type { YearEnd } from '#domain/dividend/dividend-return.ts'
import { methodInWords } from '#domain/dividend/dividend-rules-in-words.ts'
import { fiscalYear } from '#domain/dividend/dividend-year.ts'
import { formatBaht } from '#domain/money/money.ts'
import { Columns } from './columns.tsx'
import { DividendHow } from './dividend-how.tsx'
import { DividendRows } from './dividend-rows.tsx'
import { Estimate, Papers } from './papers.tsx'

interface DividendDetailsProps {
  asked: DividendRequest
  result: YearEnd
  query: string
}

export const DividendDetails = memo(({ asked, result, query }: DividendDetailsProps) => (
  <>
    {asked.business.inDefault && (
      <p className="rounded-card border border-amber-bd bg-amber-bg px-4 py-3 text-amber-fg">
        ไม่มีเงินเฉลี่ยคืน เพราะมีการผิดนัดชำระหนี้ในปีบัญชีนี้
      </p>
    )}
    <DividendChart result={result} />
    <Papers page="/caldividend" query={query} />
    <DividendHow asked={asked} result={result} />
  </>
))

export const DividendRest = memo(({ asked, result }: Omit<DividendDetailsProps, 'query'>) => {
  const { shares, rules } = asked
  const { startsOn, endsOn } = fiscalYear(shares.year, rules)
  return (
    <>
      <DividendRows asked={asked} result={result} />
      <Estimate>
        อัตราเงินปันผลและเงินเฉลี่ยคืนเป็นไปตามมติที่ประชุมใหญ่ · การนับเวลา: {methodInWords(rules)} · รอบปีบัญชี{' '}
        {longDate(startsOn)} ถึง {longDate(endsOn)} · ปัดเศษเป็นสตางค์ทีละรายการ
      </Estimate>
    </>
  )
})

function DividendChart({ result: { dividend } }: { result: YearEnd }) {
  if (dividend.onContributions === 0) return null
  return (
    <Columns
      title={`หุ้นที่ส่งระหว่างปีได้ปันผล ${formatBaht(dividend.onContributions)}\u00A0บาท ส่งเร็วได้มากกว่า`}
      head="เดือน"
      series={['เงินปันผล']}
      groups={dividend.lines.map((line) => ({
        label: monthAndYear(line.paidOn),
        parts: [line.dividend],
      }))}
    />
  )
}
