import type { ComparedFile } from '#contract/staff/imports.ts'
import { formatBaht, satang } from '#domain/money/money.ts'

interface Asked {
  label: string
  file: string
  /** Absent where the rows themselves are counted. */
  column?: string
}

// What an approver knows by heart, and so sees at once when it is wrong.
const ASKED: readonly Asked[] = [
  { label: 'สมาชิกในทะเบียน', file: 'member_detail' },
  { label: 'ทุนเรือนหุ้น', file: 'share', column: 'balance' },
  { label: 'เงินกู้คงเหลือ', file: 'loan', column: 'balance' },
  { label: 'เงินฝากคงเหลือ', file: 'deposit_account', column: 'balance' },
]

/** The four figures everybody knows, beside those of the run before. */
export function Totals({ files }: { files: readonly ComparedFile[] }) {
  return (
    <dl
      aria-label="ยอดรวมของรอบนี้เทียบกับรอบก่อน"
      className="card grid gap-4 p-4 sm:grid-cols-2 sm:p-5 xl:grid-cols-4"
    >
      {ASKED.flatMap(({ label, file: wanted, column }) => {
        const file = files.find(({ data_set }) => data_set === wanted)
        const sum = file?.sums.find((one) => one.column === column)
        if (!file || (column && !sum)) return []
        const now = sum ? sum.now : file.rows
        const before = sum ? sum.before : file.rows_before
        const written = sum ? baht : people
        return (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd>
              <span className="figures block text-h3">{written(now)}</span>
              <span className="figures text-small text-muted">{change(now, before, written)}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function change(now: number, before: number | null, written: (one: number) => string): string {
  if (before === null) return 'ไม่มีรอบก่อนให้เทียบ'
  if (now === before) return 'เท่ารอบก่อน'
  const more = now > before
  const difference = Math.abs(now - before)
  const percent = before === 0 ? '' : ` (${((difference / before) * 100).toFixed(2)}%)`
  return `${more ? 'เพิ่มขึ้น' : 'ลดลง'} ${written(difference)}${percent}`
}

function baht(amount: number): string {
  return `${formatBaht(satang(amount))} บาท`
}

function people(count: number): string {
  return `${count.toLocaleString('en')} คน`
}
