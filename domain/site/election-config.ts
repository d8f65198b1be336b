// An election as the back office edits it. Places and positions keep their numbers: voters and votes refer to them.

import { isDay } from '../calendar/day.ts'
import { bangkokDate, buddhistYear } from '../calendar/thai-date.ts'
import { lineProblem, type Problem, repeated } from './problem.ts'

export interface ElectionConfig {
  title: string
  summary: string
  /** ISO instants. */
  opens_at: string
  closes_at: string
  published_at: string
  rules: string[]
  steps: { name: string; starts_on: string; ends_on: string }[]
  positions: ElectionPosition[]
  places: { seq: number | null; unit: string; place: string; booths: number }[]
}

export interface ElectionPosition {
  /** Null for one that is not in the table yet. */
  seq: number | null
  name: string
  seats: number
  candidates: ElectionCandidate[]
}

export interface ElectionCandidate {
  number: number
  name: string
  unit: string
  statement: string
  picture_id: string | null
}

const LIST_MAX = 200

export function electionProblems(year: number, sheet: ElectionConfig): Problem[] {
  return [
    ...lineProblem('title', sheet.title, { label: 'ชื่อการเลือกตั้ง', max: 150 }),
    ...lineProblem('summary', sheet.summary, { label: 'คำอธิบาย', max: 1000 }),
    ...timeProblems(year, sheet),
    ...sheet.rules.flatMap((rule, at) =>
      lineProblem(`rules.${at}`, rule, { label: 'ขั้นตอนการลงคะแนน', max: 300 }),
    ),
    ...sheet.steps.flatMap(stepProblems),
    ...positionsProblems(sheet.positions),
    ...sheet.places.flatMap(placeProblems),
  ]
}

function timeProblems(year: number, { opens_at, closes_at, published_at }: ElectionConfig) {
  const [opens, closes] = [Date.parse(opens_at), Date.parse(closes_at)]
  const missing = [
    ...(Number.isNaN(opens) ? [{ field: 'opens_at', text: 'กรอกวันและเวลาเปิดลงคะแนน' }] : []),
    ...(Number.isNaN(closes) ? [{ field: 'closes_at', text: 'กรอกวันและเวลาปิดลงคะแนน' }] : []),
    ...(Number.isNaN(Date.parse(published_at))
      ? [{ field: 'published_at', text: 'กรอกวันและเวลาที่เริ่มแสดงบนเว็บไซต์' }]
      : []),
  ]
  if (missing.length > 0) return missing
  if (closes <= opens) return [{ field: 'closes_at', text: 'เวลาปิดลงคะแนนต้องหลังเวลาเปิด' }]
  if (!bangkokDate(new Date(opens)).startsWith(String(year))) {
    const text = `วันลงคะแนนต้องอยู่ในปี ${buddhistYear(`${year}-06-01`)}`
    return [{ field: 'opens_at', text }]
  }
  return []
}

function stepProblems({ name, starts_on, ends_on }: ElectionConfig['steps'][number], at: number) {
  const field = `steps.${at}`
  const problems = lineProblem(`${field}.name`, name, { label: 'ชื่อขั้นตอน', max: 150 })
  if (!isDay(starts_on))
    return [...problems, { field: `${field}.starts_on`, text: 'กรอกวันเริ่มให้ครบและถูกต้อง' }]
  if (!isDay(ends_on))
    return [...problems, { field: `${field}.ends_on`, text: 'กรอกวันสิ้นสุดให้ครบและถูกต้อง' }]
  if (ends_on < starts_on)
    return [...problems, { field: `${field}.ends_on`, text: 'วันสิ้นสุดต้องไม่ก่อนวันเริ่ม' }]
  return problems
}

function positionsProblems(positions: ElectionPosition[]): Problem[] {
  if (positions.length > LIST_MAX) return [{ field: 'positions', text: 'ตำแหน่งมากเกินไป' }]
  return positions.flatMap((position, at) => {
    const field = `positions.${at}`
    return [
      ...lineProblem(`${field}.name`, position.name, { label: 'ชื่อตำแหน่ง', max: 150 }),
      ...countProblem(`${field}.seats`, position.seats, 'จำนวนที่จะเลือก'),
      ...position.candidates.flatMap((candidate, place) =>
        candidateProblems(candidate, `${field}.candidates.${place}`),
      ),
      ...repeated(position.candidates, ({ number }) => String(number)).map((place) => ({
        field: `${field}.candidates.${place}.number`,
        text: `หมายเลข ${position.candidates[place]?.number} ซ้ำกันในตำแหน่งเดียวกัน`,
      })),
    ]
  })
}

function candidateProblems(candidate: ElectionCandidate, field: string): Problem[] {
  return [
    ...countProblem(`${field}.number`, candidate.number, 'หมายเลขผู้สมัคร'),
    ...lineProblem(`${field}.name`, candidate.name, { label: 'ชื่อผู้สมัคร', max: 120 }),
    ...lineProblem(`${field}.unit`, candidate.unit, { label: 'หน่วยงาน', min: 0, max: 150 }),
    ...lineProblem(`${field}.statement`, candidate.statement, {
      label: 'ถ้อยแถลง',
      min: 0,
      max: 1000,
    }),
  ]
}

function placeProblems({ unit, place, booths }: ElectionConfig['places'][number], at: number) {
  const field = `places.${at}`
  return [
    ...lineProblem(`${field}.unit`, unit, { label: 'หน่วยงาน', max: 150 }),
    ...lineProblem(`${field}.place`, place, { label: 'สถานที่', max: 200 }),
    ...countProblem(`${field}.booths`, booths, 'จำนวนคูหา'),
  ]
}

function countProblem(field: string, value: number, label: string): Problem[] {
  if (Number.isInteger(value) && value >= 1 && value <= 999) return []
  return [{ field, text: `${label}ต้องเป็นจำนวนเต็มตั้งแต่ 1 ถึง 999` }]
}
