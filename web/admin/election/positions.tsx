import type { OwnPicture } from '#contract/admin/topics.ts'
import type { ElectionCandidate, ElectionPosition } from '#domain/site/election-sheet.ts'
import { typedWhole } from '#domain/typed-number.ts'
import { FigureField, TextField } from '../parts/fields.tsx'
import { RowList } from '../site/row-list.tsx'
import type { Editing } from '../site/use-sheet.ts'
import { CoverField } from '../topics/pictures-field.tsx'

type Problem = Editing<unknown>['problem']

interface PositionsProps {
  positions: ElectionPosition[]
  problem: Problem
  onChange: (positions: ElectionPosition[]) => void
}

export function Positions({ positions, problem, onChange }: PositionsProps) {
  return (
    <RowList
      name="positions"
      noun="ตำแหน่ง"
      fixed
      rows={positions}
      nameOf={({ name }) => name}
      onChange={onChange}
      fresh={() => ({ seq: null, name: '', seats: 1, candidates: [] })}
    >
      {(position, at, put) => (
        <>
          <div className="grid grid-cols-1 gap-4 md:grid-cols-[1fr_9rem]">
            <TextField
              name={`positions.${at}.name`}
              label="ชื่อตำแหน่ง"
              error={problem(`positions.${at}.name`)}
              value={position.name}
              onChange={(name) => put({ ...position, name })}
            />
            <FigureField
              name={`positions.${at}.seats`}
              label="จำนวนที่เลือก"
              unit="คน"
              error={problem(`positions.${at}.seats`)}
              value={position.seats}
              typed={typedWhole}
              written={String}
              onChange={(seats) => put({ ...position, seats })}
            />
          </div>
          <div className="rounded-card bg-subtle p-3">
            <RowList
              name={`positions.${at}.candidates`}
              noun="ผู้สมัคร"
              fixed
              rows={position.candidates}
              nameOf={({ number, name }) => (name ? `หมายเลข ${number} ${name}` : '')}
              onChange={(candidates) => put({ ...position, candidates })}
              fresh={() => newCandidate(position.candidates)}
            >
              {(candidate, place, change) => (
                <Candidate
                  candidate={candidate}
                  name={`positions.${at}.candidates.${place}`}
                  problem={problem}
                  onChange={change}
                />
              )}
            </RowList>
          </div>
        </>
      )}
    </RowList>
  )
}

function newCandidate(candidates: readonly ElectionCandidate[]): ElectionCandidate {
  const number = Math.max(0, ...candidates.map((one) => one.number || 0)) + 1
  return { number, name: '', unit: '', statement: '', picture_id: null }
}

/** The sheet keeps its number only; the picture itself is known by it. */
function pictureOf({ picture_id, name }: ElectionCandidate): OwnPicture | null {
  if (!picture_id) return null
  const size = { width: 400, height: 400 }
  return { media_id: picture_id, url: `/media/${picture_id}`, alt: name, ...size }
}

interface CandidateProps {
  candidate: ElectionCandidate
  name: string
  problem: Problem
  onChange: (candidate: ElectionCandidate) => void
}

function Candidate({ candidate, name, problem, onChange }: CandidateProps) {
  const put = (changed: Partial<ElectionCandidate>) => onChange({ ...candidate, ...changed })
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-[6rem_1fr_1fr]">
      <FigureField
        name={`${name}.number`}
        label="หมายเลข"
        error={problem(`${name}.number`)}
        value={candidate.number}
        typed={typedWhole}
        written={String}
        onChange={(number) => put({ number })}
      />
      <TextField
        name={`${name}.name`}
        label="ชื่อและนามสกุล"
        error={problem(`${name}.name`)}
        value={candidate.name}
        onChange={(words) => put({ name: words })}
      />
      <TextField
        name={`${name}.unit`}
        label="หน่วยงาน"
        optional
        error={problem(`${name}.unit`)}
        value={candidate.unit}
        onChange={(unit) => put({ unit })}
      />
      <div className="md:col-span-3">
        <CoverField
          legend="รูปผู้สมัคร"
          picture={pictureOf(candidate)}
          onChange={(picture) => put({ picture_id: picture?.media_id ?? null })}
        />
      </div>
      <div className="md:col-span-3">
        <TextField
          name={`${name}.statement`}
          label="ถ้อยแถลง"
          optional
          rows={2}
          error={problem(`${name}.statement`)}
          value={candidate.statement}
          onChange={(statement) => put({ statement })}
        />
      </div>
    </div>
  )
}
