import { ChevronDown } from 'lucide-react'
import { buddhistYear } from '#domain/calendar/thai-date.ts'
import { type ElectionConfig, electionProblems } from '#domain/site/election-config.ts'
import { typedInteger } from '#domain/text/typed-number.ts'
import { address } from '../../../client/address.ts'
import { FigureField, TextField } from '../../../ui/form/fields.tsx'
import { ConfigForm } from '../../site/site/config-form.tsx'
import { DayField, MomentField } from '../../site/site/day-field.tsx'
import { FieldRows } from '../../site/site/row-list.tsx'
import type { Editing } from '../../site/site/use-config.ts'
import { Positions } from './positions.tsx'

export function ElectionForm({ year }: { year: number }) {
  return (
    <ConfigForm<ElectionConfig>
      path={address('/api/admin/elections/:year', { year })}
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
    </ConfigForm>
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

function Basics({ content, change, problem, field }: Editing<ElectionConfig>) {
  return (
    <section className="card grid grid-cols-1 gap-5 p-4 sm:p-6">
      <TextField {...field('title')} label="ชื่อการเลือกตั้ง" />
      <TextField {...field('summary')} label="คำอธิบาย" rows={3} />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
        <MomentField {...field('opens_at')} label="เปิดลงคะแนน" />
        <MomentField {...field('closes_at')} label="ปิดลงคะแนน" />
        <MomentField
          {...field('published_at')}
          label="เริ่มแสดงบนเว็บไซต์"
          hint="ก่อนเวลานี้ผู้อ่านยังไม่เห็นการเลือกตั้งนี้"
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
        onChange={(lines) => change({ ...content, rules: lines === '' ? [] : lines.split('\n') })}
      />
    </section>
  )
}

function Steps({ content, change, problem }: Editing<ElectionConfig>) {
  return (
    <FieldRows
      name="steps"
      problem={problem}
      noun="ขั้นตอน"
      rows={content.steps}
      nameOf={({ name }) => name}
      onChange={(steps) => change({ ...content, steps })}
      fresh={() => ({ name: '', starts_on: '', ends_on: '' })}
    >
      {(field) => (
        <div className="grid grid-cols-1 gap-4 xl:grid-cols-3">
          <TextField {...field('name')} label="ชื่อขั้นตอน" />
          <DayField {...field('starts_on')} label="วันเริ่ม" />
          <DayField {...field('ends_on')} label="วันสิ้นสุด" />
        </div>
      )}
    </FieldRows>
  )
}

function Places({ content, change, problem }: Editing<ElectionConfig>) {
  return (
    <FieldRows
      name="places"
      problem={problem}
      noun="หน่วย"
      fixed
      rows={content.places}
      nameOf={({ unit }) => unit}
      onChange={(places) => change({ ...content, places })}
      fresh={() => ({ seq: null, unit: '', place: '', booths: 1 })}
    >
      {(field) => (
        <div className="grid grid-cols-1 gap-4 md:grid-cols-[1fr_1fr_7rem]">
          <TextField {...field('unit')} label="หน่วยงาน" />
          <TextField {...field('place')} label="สถานที่" />
          <FigureField {...field('booths')} label="คูหา" typed={typedInteger} written={String} />
        </div>
      )}
    </FieldRows>
  )
}
