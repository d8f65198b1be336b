import {
  CircleHelp,
  Copy,
  FileQuestion,
  FileWarning,
  type LucideIcon,
  MessageCircleQuestion,
  TrendingUp,
} from 'lucide-react'
import type { ResultException, UnitResult } from '#contract/unit/result.ts'
import { formatBaht, type Satang, satang, total } from '#domain/money/money.ts'
import { EARLIER_FILE } from '#domain/unit/unit-result-add.ts'
import { Section } from '../../ui/area/section.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Button } from '../../ui/form/button.tsx'
import type { Deciding } from './line-dialog.tsx'
import { OneReason } from './one-reason.tsx'
import type { ResultActs } from './use-result.ts'

const ICONS: Record<ResultException['kind'], LucideIcon> = {
  unknown: FileQuestion,
  twice: Copy,
  over: TrendingUp,
  unreadable: CircleHelp,
  'no-reason': MessageCircleQuestion,
  contradicts: FileWarning,
}

interface ExceptionsProps {
  result: UnitResult
  acts: ResultActs
  onDecide: (deciding: Deciding) => void
}

/** Only what a file says and cannot be taken as it is; deciding one takes it off the list. */
export function Exceptions({ result, acts, onDecide }: ExceptionsProps) {
  const { exceptions, exception_count: count, unknown_count: unknown, period } = result
  if (count === 0) return null
  return (
    <Section
      title="รายการรอตรวจสอบ"
      aside={<span className="figures text-muted">{count.toLocaleString('en')} รายการ</span>}
    >
      {unknown > 1 && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3 rounded-card bg-subtle p-3">
          <p className="text-small">
            ในไฟล์มีผู้ที่ไม่อยู่ในรายการเรียกเก็บ {unknown.toLocaleString('en')} แถว เช่น ผู้ที่ไม่ได้เป็นสมาชิกสหกรณ์
          </p>
          <Button
            label="เก็บเป็นเงินรอคืนทุกแถวที่มียอด"
            onClick={() => acts.act('/api/membergroup/result/left-out', { period, keep: true })}
          />
          <Button
            label={`ไม่นับทั้ง ${unknown.toLocaleString('en')} แถว`}
            onClick={() => acts.act('/api/membergroup/result/left-out', { period })}
          />
        </div>
      )}
      <OneReason period={period} exceptions={exceptions} acts={acts} />
      <ul className="grid gap-3">
        {byPerson(exceptions).map((rows) => (
          <li
            key={rows[0].seq}
            className="card flex flex-wrap items-center gap-x-6 gap-y-3 border-s-4 border-s-amber-bd p-4"
          >
            <Odd rows={rows} result={result} acts={acts} onDecide={onDecide} />
          </li>
        ))}
      </ul>
      {count > exceptions.length && (
        <p className="mt-3 text-small text-muted">
          แสดง {exceptions.length} รายการแรก เมื่อตัดสินใจแล้วรายการถัดไปจะปรากฏ
        </p>
      )}
    </Section>
  )
}

type Rows = readonly [ResultException, ...ResultException[]]

/** Whatever rows say of one person is decided once. */
function byPerson(exceptions: readonly ResultException[]): Rows[] {
  const groups = Map.groupBy(exceptions, ({ membership_no, seq }) => membership_no ?? seq)
  return [...groups.values()] as unknown as Rows[]
}

function Odd({ rows, result, acts, onDecide }: ExceptionsProps & { rows: Rows }) {
  const [one] = rows
  const sum = totalOfRows(rows)
  return (
    <>
      <div className="min-w-0 flex-[1_1_14rem]">
        <Badge tone="amber" icon={ICONS[one.kind]} words={one.says} />
        <p className="mt-1 font-semibold">{one.name ?? one.shown}</p>
        <p className="figures text-small text-muted">
          {one.membership_no && `เลขสมาชิก ${one.membership_no}`}
          {one.membership_no && rows.length === 1 && ' · '}
          {rows.length === 1 && whereOf(one, result)}
        </p>
        {rows.length > 1 && (
          <ul className="figures mt-1 grid max-w-md gap-1 text-small">
            {rows.map((row) => (
              <li key={row.seq} className="flex justify-between gap-4">
                <span className="text-muted wrap-anywhere">{whereOf(row, result)}</span>
                <span className="whitespace-nowrap">{inFile(row)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <dl className="figures flex gap-x-6">
        {one.billed !== null && <Figure label="เรียกเก็บ" amount={formatBaht(one.billed)} />}
        {rows.length === 1 && <Figure label="ในไฟล์" amount={inFile(one)} />}
        {sum !== null && <Figure label={`รวม ${rows.length} แถว`} amount={formatBaht(sum)} />}
      </dl>
      <div className="ms-auto">
        {one.kind === 'unknown' ? (
          <div className="flex flex-wrap gap-2">
            {one.amount !== null && one.amount > 0 && (
              <Button
                primary
                label="เก็บเป็นเงินรอคืน"
                aria-label={`เก็บเป็นเงินรอคืน (แถวที่ ${one.file_line})`}
                onClick={() =>
                  acts.act('/api/membergroup/result/left-out', {
                    period: result.period,
                    seq: one.seq,
                    keep: true,
                  })
                }
              />
            )}
            <Button
              label="ไม่นับแถวนี้"
              aria-label={`ไม่นับแถวนี้ (แถวที่ ${one.file_line})`}
              onClick={() =>
                acts.act('/api/membergroup/result/left-out', {
                  period: result.period,
                  seq: one.seq,
                })
              }
            />
          </div>
        ) : (
          <Button
            primary
            label="ตัดสินใจ"
            aria-label={`ตัดสินใจ ${one.name ?? `แถวที่ ${one.file_line}`}`}
            onClick={() => onDecide(decidingOf(rows))}
          />
        )}
      </div>
    </>
  )
}

function whereOf({ file_line, file_name }: ResultException, { files }: UnitResult): string {
  if (file_line === EARLIER_FILE) return 'ไฟล์ที่รับไว้ก่อน'
  const several = files.filter((file) => file.standing).length > 1
  return `แถวที่ ${file_line.toLocaleString('en')} ในไฟล์${several ? ` ${file_name}` : ''}`
}

function inFile({ amount }: ResultException): string {
  return amount === null ? 'อ่านไม่ได้' : formatBaht(amount)
}

/** Of several rows, where each can be read. */
function totalOfRows(rows: Rows): Satang | null {
  const amounts = rows.flatMap(({ amount }) => amount ?? [])
  return rows.length > 1 && amounts.length === rows.length ? total(amounts) : null
}

/** Begins with what is most likely meant. */
function decidingOf(rows: Rows): Deciding {
  const [{ kind, membership_no, name, billed: asked, amount }] = rows
  const billed = asked ?? satang(0)
  const people = [{ membership_no: membership_no ?? '', name: name ?? '', billed }]
  const sum = totalOfRows(rows)
  const isFull = sum !== null && (sum === billed || rows.every((row) => row.amount === billed))
  // What the file says beyond the bill is kept as to be given back, unless somebody takes it out.
  if (kind === 'over') return { people, outcome: 'full', amount, reason: null }
  if (isFull) return { people, outcome: 'full', amount: null, reason: null }
  if (kind === 'no-reason')
    return { people, outcome: amount ? 'partial' : 'none', amount, reason: null }
  return { people, outcome: '', amount: null, reason: null }
}

function Figure({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="text-end">
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="font-semibold whitespace-nowrap">{amount}</dd>
    </div>
  )
}
