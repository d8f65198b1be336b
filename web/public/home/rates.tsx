import type { Home, Rate } from '#contract/public/site-content.ts'
import { longDate, shortDate } from '#domain/calendar/thai-date.ts'
import { formatRate } from '#domain/money/rate.ts'

export function Rates({ rates }: { rates: Home['rates'] }) {
  const all = [...rates.deposit, ...rates.loan]
  const latest = all
    .map(({ effective_on }) => effective_on)
    .sort()
    .at(-1)
  if (!latest) return null
  return (
    <section
      id="rates"
      aria-labelledby="rates-title"
      className="later later-64 mt-9 bg-subtle py-8 lg:later-40 lg:mt-12 lg:py-10"
    >
      <div className="page-width">
        <h2 id="rates-title" className="text-h2">
          อัตราดอกเบี้ย
        </h2>
        <p className="text-muted">อัตราร้อยละต่อปี ปรับล่าสุดตั้งแต่วันที่ {longDate(latest)}</p>
        <div className="mt-4 grid grid-cols-1 gap-4 lg:mt-5 lg:grid-cols-2 lg:gap-6">
          <RateTable title="เงินฝาก" rates={rates.deposit} />
          <RateTable title="เงินกู้" rates={rates.loan} />
        </div>
      </div>
    </section>
  )
}

/** On the narrowest screens very large text stops growing, rather than breaking its words. */
function RateTable({ title, rates }: { title: string; rates: Rate[] }) {
  return (
    <div className="card @container overflow-hidden">
      <table className="w-full table-fixed text-start">
        <caption className="border-b border-border px-[16px] py-2 text-start text-h3 sm:py-3 font-semibold sm:px-6">
          {title}
        </caption>
        <colgroup>
          <col />
          <col className="w-[min(5.5rem,34cqi)] sm:w-28" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">ประเภท</th>
            <th scope="col">อัตราต่อปี</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rates.map((rate) => (
            <tr key={rate.name}>
              <th
                scope="row"
                className="py-2 ps-[16px] text-start text-[min(1.125rem,8cqi)] leading-normal font-normal sm:py-3 sm:ps-6"
              >
                {rate.name}
                <span className="block text-[min(0.9375rem,6.7cqi)] leading-snug text-muted">
                  มีผลตั้งแต่ {shortDate(rate.effective_on)}
                  {rate.note && ` · ${rate.note}`}
                </span>
              </th>
              <td className="figures py-2 pe-[16px] text-end align-top text-[min(1.25rem,9cqi)] leading-[1.35] sm:py-3 sm:text-[min(1.375rem,9cqi)] font-semibold whitespace-nowrap text-link sm:pe-6">
                {formatRate(rate.rate_ppm)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
