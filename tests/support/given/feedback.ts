// Members who speak up, and elections.

import type { Insertable } from 'kysely'
import type { Db } from '#database/core/connect.ts'
import { addDemand, addStep } from '#database/queries/feedback/demand.ts'
import type { Tables } from '#database/tables.generated.ts'
import type { Day } from '#domain/calendar/day.ts'
import { trackingCode } from '#domain/content/tracking-code.ts'

let last = 0

interface GivenDemand extends Partial<Insertable<Tables['demand']>> {
  status?: 'received' | 'working' | 'answered'
}

/** A matter that staff have published, unless it says otherwise. */
export async function givenDemand(db: Db, given: GivenDemand = {}) {
  const { status = 'received', ...demand } = given
  const sent_at = new Date(demand.sent_at ?? '2026-10-01T02:00:00Z')
  const code = trackingCode(Uint8Array.from({ length: 12 }, (_, at) => (++last >> at) % 32))
  const demand_id = await addDemand(db, {
    code,
    demand: {
      kind: 'suggestion',
      subject: 'ขอเปิดเคาน์เตอร์ช่วงพักกลางวัน',
      body: 'สมาชิกที่เข้าเวรมาได้เฉพาะตอนพัก',
      published_at: sent_at,
      ...demand,
      sent_at,
    },
    sender: { anonymous: false, name: 'สมหญิง ใจงาม', contact: '08-1234-5678' },
  })
  const next = (hours: number) => new Date(sent_at.getTime() + hours * 3_600_000)
  if (status !== 'received') await addStep(db, demand_id, 'working', next(1))
  if (status === 'answered') await addStep(db, demand_id, 'answered', next(48))
  return { id: demand_id, code }
}

/** An election with one position, two candidates and one place, tomorrow unless it says otherwise. */
export async function givenElection(
  db: Db,
  given: Partial<Tables['election']> = {},
): Promise<number> {
  const opens_at = given.opens_at ?? new Date(Date.now() + 86_400_000)
  const year = given.year ?? opens_at.getUTCFullYear()
  await db
    .insertInto('election')
    .values({
      title: 'การเลือกตั้งกรรมการดำเนินการ',
      summary: 'เลือกตั้งแทนผู้ครบวาระ',
      closes_at: new Date(opens_at.getTime() + 6 * 3_600_000),
      rules: ['แสดงบัตรประชาชน'],
      published_at: new Date('2020-01-01T00:00:00Z'),
      ...given,
      opens_at,
      year,
    })
    .execute()
  const counted = given.results_at !== undefined
  await db
    .insertInto('election_position')
    .values({ year, seq: 1, name: 'กรรมการ', seats: 1 })
    .execute()
  for (const number of [2, 1]) {
    await db
      .insertInto('candidate')
      .values({
        year,
        position_seq: 1,
        number,
        name: `ผู้สมัคร ${number}`,
        unit: 'โรงพยาบาลตัวอย่าง',
        statement: 'ทำงานโปร่งใส',
        picture_id: null,
        votes: counted ? number * 100 : null,
        elected: counted ? number === 2 : null,
      })
      .execute()
  }
  await db
    .insertInto('polling_place')
    .values({ year, seq: 1, unit: 'โรงพยาบาลตัวอย่าง', place: 'อาคาร 1 ชั้น 2', booths: 3 })
    .execute()
  return year
}

export async function givenVoter(db: Db, year: number, membership_no: string, birth_date: Day) {
  await db
    .insertInto('voter')
    .values({ year, membership_no, birth_date, place_seq: 1, booth: 2, list_no: 41 })
    .execute()
}
