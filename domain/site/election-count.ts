// The count of an election: checked by itself, then against what somebody else typed in.

import type { Problem } from './problem.ts'

export interface ElectionFigures {
  eligible: number
  ballots: number
  spoiled: number
  votes: CandidateVotes[]
}

export interface CandidateVotes {
  position_seq: number
  number: number
  votes: number
  /** Drawn by lot: only where as many votes leave more people than seats. */
  drawn: boolean
}

export interface CountedPosition {
  seq: number
  name: string
  seats: number
  candidates: { number: number; name: string }[]
}

const PEOPLE_MAX = 10_000_000

export function figureName(positionSeq: number, number: number): string {
  return `votes.${positionSeq}.${number}`
}

export function countProblems(figures: ElectionFigures, positions: CountedPosition[]): Problem[] {
  const problems = [
    ...peopleProblems(figures),
    ...positions.flatMap(({ seq, candidates }) =>
      candidates.flatMap(({ number, name }) => votesProblems(figures, seq, number, name)),
    ),
    ...strangers(figures, positions),
  ]
  if (problems.length > 0) return problems
  return positions.flatMap((position) => [
    ...totalProblems(figures, position),
    ...drawProblems(figures, position),
  ])
}

function peopleProblems({ eligible, ballots, spoiled }: ElectionFigures): Problem[] {
  if (!isCount(eligible) || eligible < 1)
    return [{ field: 'eligible', text: 'กรอกจำนวนผู้มีสิทธิเป็นจำนวนเต็ม' }]
  if (!isCount(ballots)) return [{ field: 'ballots', text: 'กรอกจำนวนผู้มาใช้สิทธิเป็นจำนวนเต็ม' }]
  if (!isCount(spoiled)) return [{ field: 'spoiled', text: 'กรอกจำนวนบัตรเสียเป็นจำนวนเต็ม' }]
  if (ballots > eligible) return [{ field: 'ballots', text: 'ผู้มาใช้สิทธิต้องไม่มากกว่าผู้มีสิทธิ' }]
  if (spoiled > ballots) return [{ field: 'spoiled', text: 'บัตรเสียต้องไม่มากกว่าผู้มาใช้สิทธิ' }]
  return []
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= PEOPLE_MAX
}

function votesProblems(figures: ElectionFigures, seq: number, number: number, name: string) {
  const field = figureName(seq, number)
  const rows = figures.votes.filter((one) => one.position_seq === seq && one.number === number)
  const votes = rows[0]?.votes ?? Number.NaN
  if (rows.length > 1 || !isCount(votes))
    return [{ field, text: `กรอกคะแนนของหมายเลข ${number} ${name}` }]
  const good = figures.ballots - figures.spoiled
  if (votes > good) return [{ field, text: `คะแนนของหมายเลข ${number} มากกว่าบัตรดี ${good} ใบ` }]
  return []
}

function strangers({ votes }: ElectionFigures, positions: CountedPosition[]): Problem[] {
  const known = new Set(
    positions.flatMap(({ seq, candidates }) =>
      candidates.map(({ number }) => figureName(seq, number)),
    ),
  )
  const unknown = votes.find((one) => !known.has(figureName(one.position_seq, one.number)))
  if (!unknown) return []
  return [
    { field: 'eligible', text: `ไม่มีผู้สมัครหมายเลข ${unknown.number} ในการเลือกตั้งนี้ กรุณาโหลดหน้าใหม่` },
  ]
}

/** Nobody can be given more votes than the good ballots hold. */
function totalProblems(figures: ElectionFigures, { seq, name, seats }: CountedPosition): Problem[] {
  const given = votesOf(figures, seq).reduce((sum, { votes }) => sum + votes, 0)
  const most = (figures.ballots - figures.spoiled) * seats
  if (given <= most) return []
  const number = votesOf(figures, seq)[0]?.number ?? 0
  const text = `คะแนนรวมของ “${name}” ${given} คะแนน มากกว่าที่บัตรดีลงได้ ${most} คะแนน`
  return [{ field: figureName(seq, number), text }]
}

function drawProblems(figures: ElectionFigures, position: CountedPosition): Problem[] {
  const { tied, left } = tieOf(figures, position)
  const drawn = votesOf(figures, position.seq).filter((one) => one.drawn)
  const wrong = drawn.find((one) => !tied.includes(one.number))
  if (wrong) {
    const text = `หมายเลข ${wrong.number} ไม่ได้มีคะแนนเท่ากันที่ต้องจับสลาก`
    return [{ field: figureName(position.seq, wrong.number), text }]
  }
  if (drawn.length === left) return []
  const text = `หมายเลข ${tied.join(', ')} มีคะแนนเท่ากัน กรุณาเลือกผู้ที่ได้จากการจับสลาก ${left} คน`
  return [{ field: figureName(position.seq, tied[0] ?? 0), text }]
}

function votesOf({ votes }: ElectionFigures, seq: number): CandidateVotes[] {
  return votes.filter(({ position_seq }) => position_seq === seq)
}

interface Tie {
  /** Who share the votes at the last seats; empty where the votes decide. */
  tied: number[]
  /** How many seats are left for them. */
  left: number
}

export function tieOf(figures: ElectionFigures, { seq, seats }: CountedPosition): Tie {
  const sorted = votesOf(figures, seq).sort((a, b) => b.votes - a.votes)
  const last = sorted[seats - 1]
  const next = sorted[seats]
  if (!last || !next || last.votes !== next.votes) return { tied: [], left: 0 }
  const sure = sorted.filter(({ votes }) => votes > last.votes).length
  const tied = sorted.filter(({ votes }) => votes === last.votes).map(({ number }) => number)
  return { tied: tied.sort((a, b) => a - b), left: seats - sure }
}

/** Who got the seats: by votes, and by lot where votes do not decide. */
export function isElected(
  figures: ElectionFigures,
  position: CountedPosition,
  number: number,
): boolean {
  const { tied } = tieOf(figures, position)
  const rows = votesOf(figures, position.seq).sort((a, b) => b.votes - a.votes)
  const at = rows.findIndex((one) => one.number === number)
  return tied.includes(number) ? rows[at]?.drawn === true : at !== -1 && at < position.seats
}

/** The names of the figures that two people typed differently. */
export function differences(first: ElectionFigures, second: ElectionFigures): string[] {
  const flat = ({ votes, ...people }: ElectionFigures): Map<string, string> =>
    new Map([
      ...Object.entries(people).map(([name, value]) => [name, String(value)] as const),
      ...votes.map(
        (one) => [figureName(one.position_seq, one.number), `${one.votes} ${one.drawn}`] as const,
      ),
    ])
  const [one, two] = [flat(first), flat(second)]
  return [...new Set([...one.keys(), ...two.keys()])].filter(
    (name) => one.get(name) !== two.get(name),
  )
}
