import type { UnitBoard } from '#contract/staff/units.ts'
import { formatBaht, satang } from '#domain/money/money.ts'

/** A month of all units in one line of figures, and how far they are as a bar. */
export function BoardFigures({ board: { totals, counts } }: { board: UnitBoard }) {
  const missing = satang(totals.billed - totals.deducted)
  // biome-ignore format: a table reads in columns
  const figures = [
    ['เรียกเก็บ', formatBaht(totals.billed), `${totals.units.toLocaleString('en')} หน่วยงาน ${totals.members.toLocaleString('en')} คน`],
    ['หักได้ตามที่แจ้งหรือลงบัญชี', formatBaht(totals.deducted), `ยังไม่แจ้งหรือหักไม่ได้ ${formatBaht(missing)}`],
    ['โอนแล้ว', formatBaht(totals.transferred), 'ตามที่หน่วยงานแจ้ง'],
  ] as const
  const done = counts.settled + counts.sent
  return (
    <div className="card mb-4 grid gap-4 p-4 sm:p-5">
      <dl className="grid gap-4 sm:grid-cols-3">
        {figures.map(([label, value, note]) => (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd>
              <span className="figures block text-h2">{value}</span>
              <span className="figures text-small text-muted">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <p className="figures mb-1 text-small">
          ส่งผลแล้ว {done.toLocaleString('en')} จาก {counts.all.toLocaleString('en')} หน่วยงาน
          ปิดเดือนแล้ว {counts.settled.toLocaleString('en')}
        </p>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          className="h-3 w-full"
        >
          <rect width="100" height="4" rx="1" className="fill-sunken" />
          <rect width={share(done, counts.all)} height="4" className="fill-chart-2" />
          <rect width={share(counts.settled, counts.all)} height="4" className="fill-chart-1" />
        </svg>
      </div>
    </div>
  )
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100
}
