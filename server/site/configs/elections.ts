import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { countEntries } from '#database/queries/content/election-count.ts'
import { picturesNamed } from '#database/queries/content/media.ts'
import {
  electionConfig,
  electionList,
  placesWithVoters,
  writeElection,
} from '#database/queries/content/staff-election.ts'
import { withInstants } from '#domain/calendar/instants.ts'
import { type ElectionConfig as Content, electionProblems } from '#domain/site/election-config.ts'
import type { Problem } from '#domain/site/problem.ts'
import { visitorLine, visitorText } from '#domain/text/visitor-text.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import type { VersionedConfig } from '../versioned-config.ts'

export async function readElections({ server }: FastifyRequest) {
  return dataReply((await electionList(server.db)).map(withInstants))
}

export function electionOf(year: number): VersionedConfig<Content> {
  return {
    name: `elections/${year}`,
    title: 'การเลือกตั้ง',
    may: 'content',
    read: async (db) => (await electionConfig(db, year)) ?? NEW_ELECTION,
    tidy: tidied,
    problems: async (content, before, db) => [
      ...electionProblems(year, content),
      ...(await standingProblems(db, year, content, before)),
    ],
    write: (trx, content) => writeElection(trx, year, content),
  }
}

const NEW_ELECTION: Content = {
  title: '',
  summary: '',
  opens_at: '',
  closes_at: '',
  published_at: '',
  rules: [],
  steps: [],
  positions: [],
  places: [],
}

function tidied(content: Content): Content {
  return {
    ...content,
    title: visitorLine(content.title),
    summary: visitorText(content.summary),
    rules: content.rules.map(visitorLine).filter(Boolean),
    steps: content.steps.map((step) => ({ ...step, name: visitorLine(step.name) })),
    positions: content.positions.map((position) => ({
      ...position,
      name: visitorLine(position.name),
      candidates: position.candidates
        .map((candidate) => ({
          ...candidate,
          name: visitorLine(candidate.name),
          unit: visitorLine(candidate.unit),
          statement: visitorText(candidate.statement),
        }))
        .sort((a, b) => a.number - b.number),
    })),
    places: content.places.map((place) => ({
      ...place,
      unit: visitorLine(place.unit),
      place: visitorLine(place.place),
    })),
  }
}

/** What cannot be changed any more: whom people voted for, and where they are on a list. */
async function standingProblems(
  db: Db,
  year: number,
  content: Content,
  before: Content,
): Promise<Problem[]> {
  const kept = new Set(content.places.map(({ seq }) => seq))
  const known = new Set([...before.places, ...before.positions].map(({ seq }) => seq))
  if ([...content.places, ...content.positions].some(({ seq }) => seq !== null && !known.has(seq)))
    return [{ field: 'title', text: 'มีหน่วยหรือตำแหน่งที่ระบบไม่รู้จัก กรุณาโหลดหน้าใหม่' }]
  const gone = (await placesWithVoters(db, year)).find((seq) => !kept.has(seq))
  if (gone !== undefined) {
    const unit = before.places.find(({ seq }) => seq === gone)?.unit
    return [{ field: 'places', text: `ลบหน่วย “${unit}” ไม่ได้ เพราะมีรายชื่อผู้มีสิทธิอยู่` }]
  }
  if (JSON.stringify(content.positions) === JSON.stringify(before.positions)) return []
  const pictures = content.positions.flatMap(({ candidates }) =>
    candidates.flatMap(({ picture_id }) => picture_id ?? []),
  )
  if ((await picturesNamed(db, pictures)).length < pictures.length)
    return [{ field: 'positions', text: 'ไม่พบรูปผู้สมัครในระบบ กรุณาเลือกรูปใหม่' }]
  const counted = (await countEntries(db, year)).length > 0
  const published = (await electionList(db)).find((one) => one.year === year)?.results_at
  if (!counted && !published) return []
  return [{ field: 'positions', text: 'มีการบันทึกคะแนนแล้ว แก้ไขตำแหน่งและผู้สมัครไม่ได้' }]
}
