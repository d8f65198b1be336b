import type { Home, Rate } from '#contract/info.ts'
import { formatRate } from '#domain/rate.ts'
import { longDate, shortDate } from '#domain/thai-date.ts'

export function Rates({ rates }: { rates: Home['rates'] }) {
  const all = [...rates.deposit, ...rates.loan]
  const latest = all
    .map(({ effective_on }) => effective_on)
    .sort()
    .at(-1)
  if (!latest) return null
  return (
    <section id="rates" aria-labelledby="rates-title" className="mt-12 bg-subtle py-10">
      <div className="page-width">
        <h2 id="rates-title" className="text-h2">
          อัตราดอกเบี้ย
        </h2>
        <p className="text-muted">อัตราร้อยละต่อปี ปรับล่าสุดตั้งแต่วันที่ {longDate(latest)}</p>
        <div className="mt-5 grid gap-6 lg:grid-cols-2">
          <RateTable title="เงินฝาก" rates={rates.deposit} />
          <RateTable title="เงินกู้" rates={rates.loan} />
        </div>
      </div>
    </section>
  )
}

function RateTable({ title, rates }: { title: string; rates: Rate[] }) {
  return (
    <div className="card overflow-hidden">
      <table className="w-full text-start">
        <caption className="border-b border-border px-4 py-3 text-start text-h3 font-semibold sm:px-6">
          {title}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">ประเภท</th>
            <th scope="col">อัตราต่อปี</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rates.map((rate) => (
            <tr key={rate.name}>
              <th scope="row" className="px-4 py-3 text-start font-normal sm:px-6">
                {rate.name}
                <span className="block text-caption text-muted">
                  มีผลตั้งแต่ {shortDate(rate.effective_on)}
                  {rate.note && ` · ${rate.note}`}
                </span>
              </th>
              <td className="figures px-4 py-3 text-end align-top text-h2 font-semibold whitespace-nowrap text-link sm:px-6">
                {formatRate(rate.rate_ppm)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
