import { ChevronDown } from 'lucide-react'
import { type ElectionSheet, electionProblems } from '#domain/site/election-sheet.ts'
import { buddhistYear } from '#domain/thai-date.ts'
import { typedWhole } from '#domain/typed-number.ts'
import { FigureField, TextField } from '../parts/fields.tsx'
import { DayField, MomentField } from '../site/day-field.tsx'
import { RowList } from '../site/row-list.tsx'
import { SheetForm } from '../site/sheet-form.tsx'
import type { Editing } from '../site/use-sheet.ts'
import { Positions } from './positions.tsx'

export function ElectionForm({ year }: { year: number }) {
  return (
    <SheetForm<ElectionSheet>
      path={`/api/admin/elections/${year}`}
      label="บันทึกการเลือกตั้ง"
      seenAt={`/election?year=${buddhistYear(`${year}-06-01`)}`}
      problemsOf={(sheet) => electionProblems(year, sheet)}
    >
      {(editing, { problems }) => {
        const wrong = (part: string) =>
          Object.keys(problems).some((field) => field === part || field.startsWith(`${part}.`))
        return (
          <>
            <Basics {...editing} />
            <Part
              title={`ปฏิทินการเลือกตั้ง (${editing.content.steps.length})`}
              isWrong={wrong('steps')}
            >
              <Steps {...editing} />
            </Part>
            <Part
              title={`ตำแหน่งและผู้สมัคร (${editing.content.positions.length})`}
              isWrong={wrong('positions')}
            >
              <Positions
                positions={editing.content.positions}
                problem={editing.problem}
                onChange={(positions) => editing.change({ ...editing.content, positions })}
              />
            </Part>
            <Part title={`หน่วยเลือกตั้ง (${editing.content.places.length})`} isWrong={wrong('places')}>
              <Places {...editing} />
            </Part>
          </>
        )
      }}
    </SheetForm>
  )
}

interface PartProps {
  title: string
  /** Something in it must be mended, so it cannot stay folded. */
  isWrong: boolean
  children: React.ReactNode
}

/** Folded until it is wanted: an election has more rows than anybody edits at once. */
function Part({ title, isWrong, children }: PartProps) {
  return (
    <details open={isWrong || undefined} className="group/part rounded-card border border-border">
      <summary className="flex min-h-14 items-center gap-3 px-4">
        <h2 className="text-h3">{title}</h2>
        <ChevronDown
          aria-hidden
          className="ms-auto size-6 transition-transform group-open/part:rotate-180"
        />
      </summary>
      <div className="border-t border-border p-3 sm:p-4">{children}</div>
    </details>
  )
}

function Basics({ content, change, problem }: Editing<ElectionSheet>) {
  const put = (changed: Partial<ElectionSheet>) => change({ ...content, ...changed })
  return (
    <section className="card grid grid-cols-1 gap-5 p-4 sm:p-6">
      <TextField
        name="title"
        label="ชื่อการเลือกตั้ง"
        error={problem('title')}
        value={content.title}
        onChange={(title) => put({ title })}
      />
      <TextField
        name="summary"
        label="คำอธิบาย"
        rows={3}
        error={problem('summary')}
        value={content.summary}
        onChange={(summary) => put({ summary })}
      />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
        <MomentField
          name="opens_at"
          label="เปิดลงคะแนน"
          error={problem('opens_at')}
          value={content.opens_at}
          onChange={(opens_at) => put({ opens_at })}
        />
        <MomentField
          name="closes_at"
          label="ปิดลงคะแนน"
          error={problem('closes_at')}
          value={content.closes_at}
          onChange={(closes_at) => put({ closes_at })}
        />
        <MomentField
          name="published_at"
          label="เริ่มแสดงบนเว็บไซต์"
          hint="ก่อนเวลานี้ผู้อ่านยังไม่เห็นการเลือกตั้งนี้"
          error={problem('published_at')}
          value={content.published_at}
          onChange={(published_at) => put({ published_at })}
        />
      </div>
      <TextField
        name="rules.0"
        label="ขั้นตอนการลงคะแนน"
        hint="บรรทัดละข้อ"
        rows={5}
        optional
        error={content.rules.map((_, at) => problem(`rules.${at}`)).find(Boolean)}
        value={content.rules.join('\n')}
        onChange={(lines) => put({ rules: lines === '' ? [] : lines.split('\n') })}
      />
    </section>
  )
}

function Steps({ content, change, problem }: Editing<ElectionSheet>) {
  return (
    <RowList
      name="steps"
      noun="ขั้นตอน"
      rows={content.steps}
      nameOf={({ name }) => name}
      onChange={(steps) => change({ ...content, steps })}
      fresh={() => ({ name: '', starts_on: '', ends_on: '' })}
    >
      {(step, at, put) => (
        <div className="grid grid-cols-1 gap-4 xl:grid-cols-3">
          <TextField
            name={`steps.${at}.name`}
            label="ชื่อขั้นตอน"
            error={problem(`steps.${at}.name`)}
            value={step.name}
            onChange={(name) => put({ ...step, name })}
          />
          <DayField
            name={`steps.${at}.starts_on`}
            label="วันเริ่ม"
            error={problem(`steps.${at}.starts_on`)}
            value={step.starts_on}
            onChange={(starts_on) => put({ ...step, starts_on })}
          />
          <DayField
            name={`steps.${at}.ends_on`}
            label="วันสิ้นสุด"
            error={problem(`steps.${at}.ends_on`)}
            value={step.ends_on}
            onChange={(ends_on) => put({ ...step, ends_on })}
          />
        </div>
      )}
    </RowList>
  )
}

function Places({ content, change, problem }: Editing<ElectionSheet>) {
  return (
    <RowList
      name="places"
      noun="หน่วย"
      fixed
      rows={content.places}
      nameOf={({ unit }) => unit}
      onChange={(places) => change({ ...content, places })}
      fresh={() => ({ seq: null, unit: '', place: '', booths: 1 })}
    >
      {(place, at, put) => (
        <div className="grid grid-cols-1 gap-4 md:grid-cols-[1fr_1fr_7rem]">
          <TextField
            name={`places.${at}.unit`}
            label="หน่วยงาน"
            error={problem(`places.${at}.unit`)}
            value={place.unit}
            onChange={(unit) => put({ ...place, unit })}
          />
          <TextField
            name={`places.${at}.place`}
            label="สถานที่"
            error={problem(`places.${at}.place`)}
            value={place.place}
            onChange={(where) => put({ ...place, place: where })}
          />
          <FigureField
            name={`places.${at}.booths`}
            label="คูหา"
            error={problem(`places.${at}.booths`)}
            value={place.booths}
            typed={typedWhole}
            written={String}
            onChange={(booths) => put({ ...place, booths })}
          />
        </div>
      )}
    </RowList>
  )
}
