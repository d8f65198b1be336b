import { CircleCheck, CircleX } from 'lucide-react'
import type { ElectionCount } from '#contract/staff/election.ts'
import { type ElectionFigures, figureName, isElected } from '#domain/site/election-count.ts'
import { Titled } from '../../../ui/area/titled.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'

interface Line {
  field: string
  label: string
  first: string
  second: string
  elected?: boolean
}

/** Both typings side by side, once both are there. */
export function Comparison({ count }: { count: ElectionCount }) {
  const { first, second, differences } = count
  if (!first?.figures || !second?.figures || !differences) return null
  const lines = linesOf(count, first.figures, second.figures)
  const agree = differences.length === 0
  return (
    <Titled title="เปรียบเทียบสองครั้ง" className="grid grid-cols-1 gap-3">
      <Callout
        tone={agree ? 'green' : 'red'}
        Icon={agree ? CircleCheck : CircleX}
        title={
          agree
            ? 'ตรงกันทุกช่อง พร้อมเผยแพร่'
            : `ต่างกัน ${differences.length} ช่อง ให้ทั้งสองคนตรวจกับใบนับคะแนน แล้วแก้ของตน`
        }
      />
      <div className="overflow-x-auto rounded-card border border-border">
        <table className="w-full text-small">
          <caption className="sr-only">คะแนนที่บันทึกสองครั้ง</caption>
          <thead className="bg-subtle text-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-start">
                รายการ
              </th>
              <th scope="col" className="px-3 py-2 text-end">
                ครั้งที่ 1
              </th>
              <th scope="col" className="px-3 py-2 text-end">
                ครั้งที่ 2
              </th>
              <th scope="col" className="px-3 py-2 text-start">
                ผล
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {lines.map((line) => {
              const differs = differences.includes(line.field)
              return (
                <tr key={line.field} className={differs ? 'bg-red-bg text-red-fg' : ''}>
                  <th scope="row" className="px-3 py-2 text-start font-normal">
                    {line.label}
                  </th>
                  <td className="figures px-3 py-2 text-end">{line.first}</td>
                  <td className="figures px-3 py-2 text-end">{line.second}</td>
                  <td className="px-3 py-2 whitespace-nowrap">
                    {differs ? 'ต่างกัน' : line.elected ? 'ตรงกัน · ได้รับเลือก' : 'ตรงกัน'}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Titled>
  )
}

function linesOf(
  { positions }: ElectionCount,
  first: ElectionFigures,
  second: ElectionFigures,
): Line[] {
  const people = [
    ['eligible', 'ผู้มีสิทธิ'],
    ['ballots', 'ผู้มาใช้สิทธิ'],
    ['spoiled', 'บัตรเสีย'],
  ] as const
  return [
    ...people.map(([field, label]) => ({
      field,
      label,
      first: said(first[field]),
      second: said(second[field]),
    })),
    ...positions.flatMap((position) =>
      position.candidates.map(({ number, name }) => ({
        field: figureName(position.seq, number),
        label: `${position.name} · ${number} ${name}`,
        first: votes(first, position.seq, number),
        second: votes(second, position.seq, number),
        elected: isElected(first, position, number),
      })),
    ),
  ]
}

function said(value: number): string {
  return value.toLocaleString('th-TH')
}

function votes(figures: ElectionFigures, seq: number, number: number): string {
  const row = figures.votes.find((one) => one.position_seq === seq && one.number === number)
  if (!row) return '–'
  return row.drawn ? `${said(row.votes)} (จับสลาก)` : said(row.votes)
}
