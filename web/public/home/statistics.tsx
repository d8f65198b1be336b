import type { Statistic } from '#contract/public/site-content.ts'
import { buddhistYear, longDate } from '#domain/calendar/thai-date.ts'
import { formatRoundBaht } from '#domain/money/money.ts'
import { BarChart } from './bar-chart.tsx'

export function Statistics({ years }: { years: Statistic[] }) {
  const first = years[0]
  const last = years.at(-1)
  if (!first || !last) return null
  return (
    <section
      aria-labelledby="statistics"
      className="later later-40 page-width pt-9 lg:later-34 lg:pt-12"
    >
      <h2 id="statistics" className="text-h2">
        สหกรณ์วันนี้
      </h2>
      <p className="text-muted">ข้อมูล ณ วันที่ {longDate(last.year_end)}</p>
      <div className="mt-3 grid grid-cols-1 gap-3 lg:mt-5 lg:grid-cols-12 lg:gap-6">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,40%)),1fr))] gap-3 lg:col-span-5 lg:gap-4">
          <Figure name="สมาชิก" value={last.members.toLocaleString('th-TH')} unit="คน" />
          <Figure name="ทุนเรือนหุ้น" value={formatRoundBaht(last.share_capital)} unit="บาท" />
          <Figure name="เงินรับฝาก" value={formatRoundBaht(last.deposits)} unit="บาท" />
          <Figure name="เงินให้กู้" value={formatRoundBaht(last.loans)} unit="บาท" />
        </dl>
        <div className="lg:col-span-7">
          <BarChart
            title={growth(first, last)}
            unit="สินทรัพย์รวม (บาท)"
            bars={years.map(({ year_end, assets }) => ({
              label: String(buddhistYear(year_end)),
              value: assets,
              shown: formatRoundBaht(assets),
            }))}
          />
        </div>
      </div>
    </section>
  )
}

/** The title says the finding (docs/screens.md#parts). */
function growth(first: Statistic, last: Statistic): string {
  const span = `ปี ${buddhistYear(first.year_end)}–${buddhistYear(last.year_end)}`
  // A cooperative in its first year began with nothing, of which nothing is a part.
  if (first.assets <= 0) return `สินทรัพย์รวม${span}`
  const percent = Math.round(((last.assets - first.assets) / first.assets) * 100)
  if (percent === 0) return `สินทรัพย์รวมทรงตัวใน${span}`
  return `สินทรัพย์รวม${percent > 0 ? 'เพิ่มขึ้น' : 'ลดลง'} ${Math.abs(percent)}% ใน${span}`
}

function Figure({ name, value, unit }: { name: string; value: string; unit: string }) {
  return (
    <div className="card grid content-center px-3 py-2 sm:px-5 sm:py-4">
      <dt className="text-small text-muted">{name}</dt>
      {/* A figure is never broken: rather than that, very large text stops growing. */}
      <dd className="@container">
        <span className="figures text-[min(1.25rem,15cqi)] font-semibold whitespace-nowrap sm:text-[min(1.75rem,15cqi)]">
          {value}
        </span>{' '}
        <span className="text-small text-muted">{unit}</span>
      </dd>
    </div>
  )
}
