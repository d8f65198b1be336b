import { CircleCheck, EyeOff, Hourglass } from 'lucide-react'
import type { ElectionCount } from '#contract/staff/election.ts'
import { longMoment } from '#domain/calendar/thai-date.ts'
import {
  countProblems,
  type ElectionFigures,
  figureName,
  tieOf,
} from '#domain/site/election-count.ts'
import { typedInteger } from '#domain/text/typed-number.ts'
import { useNow } from '../../../app/site.tsx'
import { type Address, address, below } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { FigureField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useStaffDraft } from '../../client/use-staff-draft.ts'
import { Comparison } from './comparison.tsx'
import { Outcome } from './outcome.tsx'

interface CountPanelProps {
  year: number
  /** The first typing, or the second. */
  door: 'count' | 'check'
}

export function CountPanel({ year, door }: CountPanelProps) {
  const path = below(address('/api/admin/elections/:year', { year }), `/${door}`)
  const request = useQuery(path)
  return (
    <StaffLoaded from={request}>
      {(count) => (
        <Count year={year} path={path} door={door} count={count} onChanged={request.again} />
      )}
    </StaffLoaded>
  )
}

type CountAddress = Address<'/api/admin/elections/:year/count' | '/api/admin/elections/:year/check'>

interface CountProps {
  year: number
  path: CountAddress
  door: 'count' | 'check'
  count: ElectionCount
  onChanged: () => void
}

function Count({ year, path, door, count, onChanged }: CountProps) {
  const now = useNow()
  const closes = new Date(count.closes_at)
  const [mine, other] = door === 'count' ? [count.first, count.second] : [count.second, count.first]
  const mayType = !count.results_at && !(mine && !mine.is_mine) && !other?.is_mine
  if (now < closes) {
    const title = `บันทึกคะแนนได้หลังปิดลงคะแนน ${longMoment(closes)}`
    return <Callout tone="blue" Icon={Hourglass} title={title} />
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <Standing count={count} />
      <Comparison count={count} />
      {door === 'check' && <Outcome year={year} count={count} onChanged={onChanged} />}
      {other?.is_mine && (
        <Callout tone="amber" Icon={EyeOff} title="ท่านบันทึกอีกครั้งหนึ่งไว้แล้ว ครั้งนี้ต้องเป็นเจ้าหน้าที่คนอื่น" />
      )}
      {door === 'check' && !count.first && (
        <Callout tone="blue" Icon={Hourglass} title="รอเจ้าหน้าที่คนแรกบันทึกคะแนนก่อน" />
      )}
      {mayType && (door === 'count' || count.first) && (
        <CountForm
          key={mine?.at}
          path={path}
          count={count}
          mine={mine?.figures ?? undefined}
          onSent={onChanged}
        />
      )}
    </div>
  )
}

function Standing({ count }: { count: ElectionCount }) {
  return (
    <ol className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {([count.first, count.second] as const).map((entry, at) => (
        <li key={at === 0 ? 'first' : 'second'} className="card flex items-start gap-3 p-4">
          {entry ? (
            <CircleCheck aria-hidden className="mt-1 size-6 shrink-0 text-green-fg" />
          ) : (
            <Hourglass aria-hidden className="mt-1 size-6 shrink-0 text-muted" />
          )}
          <span>
            <span className="block font-semibold">บันทึกครั้งที่ {at + 1}</span>
            {entry ? (
              <ChangedBy by={entry.by} at={entry.at} did="บันทึก" />
            ) : (
              <span className="text-small text-muted">ยังไม่มี</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

interface CountFormProps {
  path: CountAddress
  count: ElectionCount
  mine: ElectionFigures | undefined
  onSent: () => void
}

function CountForm({ path, count, mine, onSent }: CountFormProps) {
  const { values, change, clear } = useStaffDraft<ElectionFigures>(
    path.slice(1),
    mine ?? empty(count),
  )
  const { problems, setProblems, send, busy } = useForm<string>()
  // What a draft of numbers not typed yet became on its way through storage.
  const figures = revived(values)

  async function submit() {
    const found = countProblems(figures, count.positions)
    setProblems(Object.fromEntries(found.map(({ field, text }) => [field, text])))
    if (found.length > 0) return
    if (!(await send(path, figures))) return
    clear()
    onSent()
  }
  const people = (name: 'eligible' | 'ballots' | 'spoiled', label: string, unit: string) => (
    <FigureField
      name={name}
      label={label}
      unit={unit}
      error={problems[name]}
      value={figures[name]}
      typed={typedInteger}
      written={(value) => value.toLocaleString('en')}
      onChange={(value) => change({ [name]: value })}
    />
  )
  return (
    <Form onSubmit={submit} className="card grid grid-cols-1 gap-5 p-4 sm:p-6">
      <h2 className="text-h3">{mine ? 'แก้คะแนนที่ท่านบันทึก' : 'บันทึกคะแนนจากใบนับ'}</h2>
      <ErrorSummary problems={problems} />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {people('eligible', 'ผู้มีสิทธิ', 'คน')}
        {people('ballots', 'ผู้มาใช้สิทธิ', 'คน')}
        {people('spoiled', 'บัตรเสีย', 'ใบ')}
      </div>
      {count.positions.map((position) => (
        <fieldset key={position.seq} className="grid min-w-0 grid-cols-1 gap-3">
          <legend className="mb-2 font-semibold">
            {position.name} เลือก {position.seats} คน
          </legend>
          {position.candidates.map(({ number, name }) => (
            <Votes
              key={number}
              label={`หมายเลข ${number} ${name}`}
              field={figureName(position.seq, number)}
              error={problems[figureName(position.seq, number)]}
              row={rowOf(figures, position.seq, number)}
              isTied={tieOf(figures, position).tied.includes(number)}
              onChange={(row) => change({ votes: withRow(figures, row) })}
            />
          ))}
        </fieldset>
      ))}
      <SendButton label="บันทึกคะแนน" sending={busy} meanwhile="กำลังบันทึก…" />
    </Form>
  )
}

type Row = ElectionFigures['votes'][number]

interface VotesProps {
  label: string
  field: string
  error: string | undefined
  row: Row
  isTied: boolean
  onChange: (row: Row) => void
}

function Votes({ label, field, error, row, isTied, onChange }: VotesProps) {
  return (
    <div className="grid grid-cols-1 items-end gap-x-4 gap-y-1 border-b border-border pb-3 md:grid-cols-[minmax(0,1fr)_14rem]">
      <FigureField
        name={field}
        label={label}
        unit="คะแนน"
        error={error}
        value={row.votes}
        typed={typedInteger}
        written={(value) => value.toLocaleString('en')}
        onChange={(votes) => onChange({ ...row, votes })}
      />
      {(isTied || row.drawn) && (
        <Tick checked={row.drawn} onChange={(drawn) => onChange({ ...row, drawn })}>
          ได้จากการจับสลาก
        </Tick>
      )}
    </div>
  )
}

function empty({ positions }: ElectionCount): ElectionFigures {
  const nothing = Number.NaN
  return {
    eligible: nothing,
    ballots: nothing,
    spoiled: nothing,
    votes: positions.flatMap(({ seq, candidates }) =>
      candidates.map(({ number }) => ({ position_seq: seq, number, votes: nothing, drawn: false })),
    ),
  }
}

function revived(figures: ElectionFigures): ElectionFigures {
  const number = (value: number | null) => value ?? Number.NaN
  return {
    eligible: number(figures.eligible),
    ballots: number(figures.ballots),
    spoiled: number(figures.spoiled),
    votes: figures.votes.map((row) => ({ ...row, votes: number(row.votes) })),
  }
}

function rowOf({ votes }: ElectionFigures, seq: number, number: number): Row {
  return (
    votes.find((one) => one.position_seq === seq && one.number === number) ?? {
      position_seq: seq,
      number,
      votes: Number.NaN,
      drawn: false,
    }
  )
}

function withRow({ votes }: ElectionFigures, row: Row): Row[] {
  const isIt = (one: Row) => one.position_seq === row.position_seq && one.number === row.number
  return votes.some(isIt) ? votes.map((one) => (isIt(one) ? row : one)) : [...votes, row]
}
