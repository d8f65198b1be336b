// The count of an election is typed in twice, by two people who do not see each other's figures, and published
// by one of them only when both have typed the same.

import type { FastifyRequest } from 'fastify'
import type { ElectionCount } from '#contract/staff/election.ts'
import type { Db } from '#database/core/connect.ts'
import {
  type CountEntry,
  countEntries,
  forgetCounts,
  publishResults,
  putCount,
  withdrawResults,
} from '#database/queries/content/election-count.ts'
import { electionConfig, electionList } from '#database/queries/content/staff-election.ts'
import { lockConfig } from '#database/queries/site/versioned-config.ts'
import {
  type CountedPosition,
  countProblems,
  differences,
  type ElectionFigures,
  isElected,
} from '#domain/site/election-count.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recorded } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'

interface Counting {
  title: string
  closesAt: Date
  resultsAt: Date | null
  positions: CountedPosition[]
  first: CountEntry | undefined
  second: CountEntry | undefined
}

async function countingOf(db: Db, year: number): Promise<Counting> {
  const [election, config, entries] = await Promise.all([
    electionList(db).then((all) => all.find((one) => one.year === year)),
    electionConfig(db, year),
    countEntries(db, year),
  ])
  if (!election || !config) throw new Refusal(404, 'ไม่พบการเลือกตั้งของปีที่ต้องการ')
  return {
    title: election.title,
    closesAt: election.closes_at,
    resultsAt: election.results_at,
    positions: config.positions.map(({ seq, name, seats, candidates }) => ({
      seq: seq ?? 0,
      name,
      seats,
      candidates: candidates.map((one) => ({ number: one.number, name: one.name })),
    })),
    first: entries.find(({ entry }) => entry === 1),
    second: entries.find(({ entry }) => entry === 2),
  }
}

/** As one officer may see it: the other's figures only once both are in. */
async function countVisibleTo(db: Db, year: number, login: string): Promise<ElectionCount> {
  const { title, closesAt, resultsAt, positions, first, second } = await countingOf(db, year)
  const seen = (entry: CountEntry | undefined) =>
    entry
      ? {
          by: entry.name,
          at: entry.at.toISOString(),
          is_mine: entry.login === login,
          figures: entry.login === login || (first && second) ? entry.figures : null,
        }
      : null
  return {
    title,
    closes_at: closesAt.toISOString(),
    results_at: resultsAt?.toISOString() ?? null,
    positions,
    first: seen(first),
    second: seen(second),
    differences: first && second ? differences(first.figures, second.figures) : null,
  }
}

export async function readCount({ server, staff }: FastifyRequest, params: { year: string }) {
  return dataReply(await countVisibleTo(server.db, Number(params.year), staff.login))
}

export async function typeCount(
  request: FastifyRequest,
  params: { year: string },
  entry: 1 | 2,
  figures: ElectionFigures,
) {
  const year = Number(params.year)
  await recorded(request, async (trx) => {
    await putEntry(trx, { year, entry, login: request.staff.login, figures })
    const action = entry === 1 ? 'election.count' : 'election.check'
    return { action, detail: { year } }
  })
  return readCount(request, params)
}

const ACTS = { publish: publishCount, withdraw: withdrawCount, discard: discardCounts }

/** Publishing says nothing more; whatever takes something back says why. */
export async function actOnCount(
  request: FastifyRequest,
  params: { year: string },
  act: keyof typeof ACTS,
  body: { reason?: string },
) {
  const year = Number(params.year)
  const reason = visitorLine(body.reason ?? '')
  if (act !== 'publish' && reason.length < 10)
    throw new Refusal(400, 'กรุณากรอกเหตุผลอย่างน้อย 10 ตัวอักษร')
  await recorded(request, async (trx) => {
    await ACTS[act](trx, year, request.staff.login)
    const detail = { year, ...(reason && { reason }) }
    return { action: `election.${act}`, detail }
  })
  return readCount(request, params)
}

interface Typed {
  year: number
  entry: 1 | 2
  login: string
  figures: ElectionFigures
}

async function putEntry(trx: Db, { year, entry, login, figures }: Typed): Promise<void> {
  const at = new Date()
  const { first, second, closesAt, resultsAt, positions } = await held(trx, year)
  if (at < closesAt) throw new Refusal(409, 'บันทึกคะแนนได้หลังปิดลงคะแนนแล้วเท่านั้น')
  if (resultsAt) throw new Refusal(409, 'ผลการเลือกตั้งเผยแพร่แล้ว ต้องถอนผลก่อนจึงแก้คะแนนได้')
  const [mine, other] = entry === 1 ? [first, second] : [second, first]
  if (entry === 2 && !first) throw new Refusal(409, 'ยังไม่มีผู้บันทึกคะแนนครั้งที่หนึ่ง')
  if (other?.login === login) throw new Refusal(403, 'ผู้บันทึกครั้งที่หนึ่งและครั้งที่สองต้องเป็นคนละคนกัน')
  if (mine && mine.login !== login) throw new Refusal(409, `${mine.name} บันทึกคะแนนครั้งนี้ไว้แล้ว`)
  const [problem] = countProblems(figures, positions)
  if (problem) throw new Refusal(400, problem.text)
  await putCount(trx, year, { entry, login, at, figures })
}

async function publishCount(trx: Db, year: number, login: string): Promise<void> {
  const { first, second, resultsAt, positions } = await held(trx, year)
  if (resultsAt) throw new Refusal(409, 'ผลการเลือกตั้งเผยแพร่แล้ว')
  if (!first || !second) throw new Refusal(409, 'ต้องมีผู้บันทึกคะแนนครบสองคนก่อน')
  if (first.login === login) throw new Refusal(403, 'ผู้เผยแพร่ต้องไม่ใช่ผู้บันทึกคะแนนครั้งที่หนึ่ง')
  if (differences(first.figures, second.figures).length > 0)
    throw new Refusal(409, 'คะแนนที่บันทึกสองครั้งยังไม่ตรงกัน')
  // Candidates cannot have changed since, but what was typed is looked at once more before everybody sees it.
  const [problem] = countProblems(first.figures, positions)
  if (problem) throw new Refusal(409, problem.text)
  const results = positions.flatMap((position) =>
    first.figures.votes
      .filter(({ position_seq }) => position_seq === position.seq)
      .map((one) => ({ ...one, elected: isElected(first.figures, position, one.number) })),
  )
  await publishResults(trx, year, first.figures, results, new Date())
}

/** Takes the results off the page; what was typed stays, to be mended. */
async function withdrawCount(trx: Db, year: number): Promise<void> {
  const { resultsAt } = await held(trx, year)
  if (!resultsAt) throw new Refusal(409, 'ยังไม่มีผลการเลือกตั้งที่เผยแพร่')
  await withdrawResults(trx, year)
}

/** Both begin again. */
async function discardCounts(trx: Db, year: number): Promise<void> {
  const { resultsAt, first } = await held(trx, year)
  if (resultsAt) throw new Refusal(409, 'ผลการเลือกตั้งเผยแพร่แล้ว ต้องถอนผลก่อน')
  if (!first) throw new Refusal(409, 'ยังไม่มีคะแนนที่บันทึกไว้')
  await forgetCounts(trx, year)
}

/** The election's own config is held too: candidates do not change while they are counted. */
async function held(trx: Db, year: number): Promise<Counting> {
  await lockConfig(trx, `elections/${year}`)
  return countingOf(trx, year)
}
