import { shortMoment } from '#domain/calendar/thai-date.ts'
import {
  isUncompared,
  type ReportedCheck,
  type ReportedSet,
} from '#domain/import/control-report.ts'
import { formatBaht } from '#domain/money/money.ts'

const SHOWN = 5

/** One line of the control report. */
export function CheckRow({ check, sets }: { check: ReportedCheck; sets: readonly ReportedSet[] }) {
  const { title, state, note, found, findings, accepted, compared } = check
  const those = sets.filter(({ data_set }) => compared.includes(data_set))
  return (
    <li className="grid gap-1 py-3">
      <p className="font-semibold">{title}</p>
      {note && <p className="text-small">{note}</p>}
      {found > 0 && <p className="figures text-small">พบ {found.toLocaleString('th-TH')} รายการ</p>}
      {findings.length > 0 && <Findings findings={findings} />}
      {accepted && (
        <p className="text-small break-words">
          ยอมรับโดย {accepted.by} เมื่อ {shortMoment(accepted.at)} ในรอบ {accepted.run_id} เหตุผล:{' '}
          {accepted.reason}
        </p>
      )}
      {those.length > 0 && !isUncompared(state) && <Compared sets={those} />}
    </li>
  )
}

function Findings({ findings }: Pick<ReportedCheck, 'findings'>) {
  const rest = findings.slice(SHOWN)
  return (
    <>
      <FindingList findings={findings.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-11 items-center text-small">
            ดูอีก {rest.length} รายการ
          </summary>
          <FindingList findings={rest} />
        </details>
      )}
    </>
  )
}

function FindingList({ findings }: Pick<ReportedCheck, 'findings'>) {
  return (
    <ul className="list-disc ps-5 text-small">
      {findings.map(({ file, line, value, detail }) => (
        <li key={`${file} ${line} ${value}`} className="figures break-words">
          {file && `${file} `}
          {line !== null && `บรรทัด ${line.toLocaleString('th-TH')} `}
          {[value, detail].filter(Boolean).join(' · ')}
        </li>
      ))}
    </ul>
  )
}

/** How many rows of which files, and the sums of their money. */
function Compared({ sets }: { sets: readonly ReportedSet[] }) {
  const rows = sets.map((set) => `${set.thai} ${set.rows.toLocaleString('th-TH')} แถว`)
  const withSums = sets.filter(({ sums }) => sums.length > 0)
  return (
    <>
      <p className="figures text-small text-muted">{`เทียบ ${rows.join(' · ')}`}</p>
      {withSums.length > 0 && <Sums sets={withSums} />}
    </>
  )
}

function Sums({ sets }: { sets: readonly ReportedSet[] }) {
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center text-small">ดูยอดรวม</summary>
      <dl className="figures grid gap-1 pb-2 text-caption">
        {sets.flatMap(({ data_set, thai, sums }) =>
          sums.map((sum) => (
            <div
              key={`${data_set} ${sum.column}`}
              className="flex flex-wrap justify-between gap-x-4"
            >
              <dt className="text-muted">
                {thai} · {sum.thai}
              </dt>
              <dd>{formatBaht(sum.amount)} บาท</dd>
            </div>
          )),
        )}
      </dl>
    </details>
  )
}
