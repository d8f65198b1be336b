import type { DividendBreakdown, DividendFeed, DividendOfYear } from '#contract/member/dividend.ts'
import { buddhistYear } from '#domain/calendar/thai-date.ts'
import { Folded } from '../../../ui/data/folded.tsx'
import { Amount } from '../../../ui/statement/amount.tsx'
import { CalculationTable } from './calculation-table.tsx'
import { How } from './how.tsx'

interface ReckonedByLineProps {
  reckoning: DividendBreakdown
  announced: DividendOfYear
  agrees: boolean | null
  rules: DividendFeed['rules']
}

/** Where the announced figures come from; where ours are others, that is said rather than hidden. */
export function DividendByLine({ reckoning, announced, agrees, rules }: ReckonedByLineProps) {
  return (
    <div className="mt-4">
      <Folded title={`ที่มาของตัวเลข ปี ${buddhistYear(reckoning.year)} ทีละรายการ`}>
        {agrees === false && (
          <p className="figures mb-3 text-amber-fg">
            คำนวณตามรายการในระบบได้ปันผล <Amount amount={reckoning.dividend} /> เฉลี่ยคืน{' '}
            <Amount amount={reckoning.average_return} /> บาท แต่สหกรณ์ประกาศ{' '}
            <Amount amount={announced.dividend} /> และ <Amount amount={announced.average_return} />{' '}
            บาท ให้ถือตามที่ประกาศ สอบถามได้ที่สหกรณ์
          </p>
        )}
        <How reckoning={reckoning} rules={rules} />
        <div className="mt-3">
          <CalculationTable reckoning={reckoning} />
        </div>
      </Folded>
    </div>
  )
}
