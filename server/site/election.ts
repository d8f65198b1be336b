import type { FastifyRequest } from 'fastify'
import type { VoterQuestion } from '#contract/public/election.ts'
import type { Db } from '#database/core/connect.ts'
import {
  electionOf,
  electionParts,
  electionYears,
  placeOfVoter,
} from '#database/queries/content/election.ts'
import { commonYear } from '#domain/calendar/thai-date.ts'
import { pictureOrNull } from '#server/content/topic-card.ts'
import { requireCaptcha } from '#server/http/captcha.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { limitTries } from '#server/http/rate-limit.ts'

// A birthday is one of some fifteen thousand days, so nobody gets to try many of them on one number.
const TRIES_ON_A_NUMBER = { name: 'voter-no', max: 10, seconds: 3600 }

export async function readElection({ server: app }: FastifyRequest, query: { year?: string }) {
  const now = new Date()
  const years = await electionYears(app.db, now)
  const year = query.year ? commonYear(Number(query.year)) : years[0]
  const election = year === undefined ? undefined : await electionOf(app.db, year, now)
  if (query.year && !election) throw new Refusal(404, 'ไม่พบการเลือกตั้งของปีที่ต้องการ')
  return dataReply({
    years,
    election: election ? await wholeElection(app.db, election, now) : null,
  })
}

export async function findVoter({ server: app }: FastifyRequest, body: VoterQuestion) {
  const { membership_no: membershipNo, birth_date: birthDate } = body
  await requireCaptcha(app, body.recaptcha)
  await limitTries(app.db, app.secrets.csrf, TRIES_ON_A_NUMBER, membershipNo)
  const place = await placeOfVoter(app.db, { membershipNo, birthDate }, new Date())
  if (place) return dataReply(place)
  throw new Refusal(
    404,
    'ไม่พบรายชื่อตามเลขสมาชิกและวันเกิดนี้ กรุณาตรวจสอบแล้วลองใหม่ หรือติดต่อสหกรณ์ในเวลาทำการ',
  )
}

async function wholeElection(
  db: Db,
  { eligible, ballots, spoiled, ...election }: NonNullable<Awaited<ReturnType<typeof electionOf>>>,
  now: Date,
) {
  const { steps, positions, places, candidates } = await electionParts(db, election.year, now)
  return {
    ...election,
    opens_at: election.opens_at.toISOString(),
    closes_at: election.closes_at.toISOString(),
    results_at: election.results_at?.toISOString() ?? null,
    turnout:
      eligible === null || ballots === null || spoiled === null
        ? null
        : { eligible, ballots, spoiled },
    steps,
    places,
    positions: positions.map(({ seq, name, seats }) => ({
      name,
      seats,
      candidates: candidates
        .filter(({ position_seq }) => position_seq === seq)
        .map((candidate) => ({ ...candidate, picture: pictureOrNull(candidate) })),
    })),
  }
}
