import type { OwnPicture } from '#contract/staff/topics.ts'
import type { ElectionCandidate, ElectionPosition } from '#domain/site/election-config.ts'
import { typedInteger } from '#domain/text/typed-number.ts'
import { FigureField, TextField } from '../../../ui/form/fields.tsx'
import { fieldsOf } from '../../site/site/fields-of.ts'
import { RowList } from '../../site/site/row-list.tsx'
import type { Editing } from '../../site/site/use-config.ts'
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
      {(position, at, put) => {
        const field = fieldsOf({
          whole: position,
          prefix: `positions.${at}.`,
          problem,
          onChange: put,
        })
        return (
          <>
            <div className="grid grid-cols-1 gap-4 md:grid-cols-[1fr_9rem]">
              <TextField {...field('name')} label="ชื่อตำแหน่ง" />
              <FigureField
                {...field('seats')}
                label="จำนวนที่เลือก"
                unit="คน"
                typed={typedInteger}
                written={String}
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
        )
      }}
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
  const field = fieldsOf({ whole: candidate, prefix: `${name}.`, problem, onChange })
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-[6rem_1fr_1fr]">
      <FigureField {...field('number')} label="หมายเลข" typed={typedInteger} written={String} />
      <TextField {...field('name')} label="ชื่อและนามสกุล" />
      <TextField {...field('unit')} label="หน่วยงาน" optional />
      <div className="md:col-span-3">
        <CoverField
          legend="รูปผู้สมัคร"
          picture={pictureOf(candidate)}
          onChange={(picture) => onChange({ ...candidate, picture_id: picture?.media_id ?? null })}
        />
      </div>
      <div className="md:col-span-3">
        <TextField {...field('statement')} label="ถ้อยแถลง" optional rows={2} />
      </div>
    </div>
  )
}
