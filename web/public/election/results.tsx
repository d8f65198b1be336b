import { CircleCheck } from 'lucide-react'
import type { Election, Position } from '#contract/public/election.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { percent } from '#domain/content/election.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { PersonName } from './person-name.tsx'

export function Results({ election }: { election: Election }) {
  return (
    <section aria-labelledby="results" className="@container">
      <h2 id="results" className="text-h2">
        ผลคะแนน
      </h2>
      {election.results_at && (
        <p className="text-muted">ประกาศเมื่อ {longDate(new Date(election.results_at))}</p>
      )}
      {election.turnout && <Turnout turnout={election.turnout} />}
      {election.positions.map((position) => (
        <Count key={position.name} position={position} />
      ))}
    </section>
  )
}

function Turnout({ turnout }: { turnout: NonNullable<Election['turnout']> }) {
  const { eligible, ballots, spoiled } = turnout
  return (
    <p className="figures mt-3 max-w-2xl">
      ผู้มีสิทธิ {shown(eligible)} คน มาใช้สิทธิ {shown(ballots)} คน คิดเป็น {percent(ballots, eligible)}%
      บัตรดี {shown(ballots - spoiled)} ใบ บัตรเสีย {shown(spoiled)} ใบ
    </p>
  )
}

/** A table with a bar drawn under each line: the figures are text, and the bars say nothing more. */
function Count({ position: { name, seats, candidates } }: { position: Position }) {
  const counted = candidates.toSorted(
    (a, b) => (b.votes ?? 0) - (a.votes ?? 0) || a.number - b.number,
  )
  const highest = Math.max(1, ...counted.map(({ votes }) => votes ?? 0))
  return (
    <table className="figures mt-5 w-full wrap-anywhere">
      <caption className="pb-2 text-start font-semibold">
        {name} เลือก {seats} คน เรียงตามคะแนน
      </caption>
      <thead>
        <tr className="border-b-2 border-border text-small text-muted">
          <th scope="col" className="py-2 text-start font-semibold">
            หมายเลขและชื่อ
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-semibold">
            คะแนน
          </th>
        </tr>
      </thead>
      <tbody>
        {counted.map(({ number, name: who, unit, votes, elected }) => (
          <tr key={number} className="border-b border-border align-top">
            <th scope="row" className="w-full py-3 text-start font-normal">
              <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <span className="min-w-6 text-h3 font-semibold">{number}</span>
                <span className="min-w-0 font-semibold">
                  <PersonName name={who} />
                </span>
                {elected && (
                  // With very large text on a small phone its sign leaves the words no room.
                  <span className="@max-3xs:[&_svg]:hidden">
                    <Badge tone="green" icon={CircleCheck} words="ได้รับเลือก" />
                  </span>
                )}
              </span>
              <span className="block text-small text-muted">{unit}</span>
              <svg aria-hidden="true" className="mt-2 h-3 w-full" width="100%" height="12">
                <rect width="100%" height="100%" rx="4" className="fill-sunken" />
                <rect
                  width={`${((votes ?? 0) / highest) * 100}%`}
                  height="100%"
                  rx="4"
                  className={elected ? 'fill-chart-1' : 'fill-control'}
                />
              </svg>
            </th>
            <td className="py-3 ps-3 text-end text-h3 font-semibold whitespace-nowrap">
              {shown(votes ?? 0)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function shown(count: number): string {
  return count.toLocaleString('th-TH')
}
