import { ArrowRight, TrendingDown, TrendingUp } from 'lucide-react'
import type { WelcomeFeed } from '#contract/member/welcome.ts'
import { clockTime, longDate } from '#domain/calendar/thai-date.ts'
import { satang } from '#domain/money/money.ts'
import { Folded } from '../../../ui/data/folded.tsx'
import { Money } from '../../../ui/statement/money.tsx'

type Change = WelcomeFeed['changes'][number]

const KINDS: Record<Change['kind'], string> = {
  share: 'ทุนเรือนหุ้น',
  deposit: 'เงินฝากรวม',
  loan: 'เงินกู้คงเหลือ',
  collection: 'ยอดเรียกเก็บ',
}

/** What is not as it was: the figures before and after, not only that something moved. */
export function Changes({
  changes,
  compared_with,
  last_visit,
}: Pick<WelcomeFeed, 'changes' | 'compared_with' | 'last_visit'>) {
  const isSinceVisit = last_visit?.is_news_since === true
  const title = isSinceVisit ? 'เปลี่ยนแปลงตั้งแต่ท่านเข้าดูครั้งก่อน' : 'เปลี่ยนแปลงจากเดือนก่อน'
  return (
    <div className="grid grid-cols-1 gap-2">
      {last_visit && (
        <p className="text-small text-muted">
          ท่านเข้าดูครั้งก่อนเมื่อ {longDate(new Date(last_visit.at))} เวลา{' '}
          {clockTime(new Date(last_visit.at))}
          {!isSinceVisit && ' ยังไม่มีข้อมูลใหม่หลังจากนั้น'}
        </p>
      )}
      {changes.length === 0 ? (
        <p className="text-small text-muted">ไม่มียอดใดเปลี่ยนแปลงจาก {longDate(compared_with)}</p>
      ) : (
        <Folded title={`${title} ${changes.length} รายการ`}>
          <p className="text-small text-muted">
            เทียบกับยอดเมื่อ {longDate(compared_with)} ยอดเรียกเก็บเทียบกับเดือนก่อนหน้า
          </p>
          <ul className="mt-2 grid divide-y divide-border">
            {changes.map((change) => (
              <ChangeRow key={change.kind} {...change} />
            ))}
          </ul>
        </Folded>
      )}
    </div>
  )
}

function ChangeRow({ kind, before, after, difference }: Change) {
  const Icon = difference > 0 ? TrendingUp : TrendingDown
  return (
    <li className="flex gap-3 py-3">
      <Icon aria-hidden className="mt-1 size-5 shrink-0 text-muted" />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-semibold">{KINDS[kind]}</span>
        <span>
          {difference > 0 ? 'เพิ่มขึ้น' : 'ลดลง'} <Money amount={satang(Math.abs(difference))} />
        </span>
        <span className="flex w-full flex-wrap items-center gap-x-2 text-small text-muted">
          <Money amount={before} />
          <ArrowRight role="img" aria-label="เป็น" className="size-4 shrink-0" />
          <Money amount={after} />
        </span>
      </div>
    </li>
  )
}
