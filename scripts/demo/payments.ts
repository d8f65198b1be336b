// Payments of the demo by codes, in every state: one posted by the next night, a bank's file that waits for officers, and codes that nobody
// has paid yet. Made over HTTP, each person in their own name.

import type { Db } from '#database/core/connect.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { demoBankFile } from './bank-file.ts'
import { CHECKER } from './loan-acts.ts'
import { type People, Refused } from './people.ts'

const APPROVER = 'approver'

interface Paying {
  db: Db
  people: People
}

/** Paid, matched and released: the next night posts them. */
export async function payDemoCodes(paying: Paying): Promise<void> {
  await makeCode(paying, '000001', 'principal', 20_000_00)
  await makeCode(paying, '000001', 'share', 2_000_00)
  await makeCode(paying, '000002', 'deposit', 1_500_00)
  const fileId = await takeFile(paying, { withMistakes: false })
  await paying.people.officer(APPROVER).send(`bank-files/${fileId}/release`, {})
}

/** A file with exceptions that an officer is to decide, and codes that are still to be paid. */
export async function leaveDemoCodes(paying: Paying): Promise<void> {
  await makeCode(paying, '000002', 'share', 1_000_00)
  await makeCode(paying, '000004', 'deposit', 3_000_00)
  await takeFile(paying, { withMistakes: true, withUnit: true })
  await makeCode(paying, '000001', 'deposit', 500_00)
  await makeCode(paying, '000003', 'principal', 15_000_00)
}

/** Of the first thing of that kind that takes so much; what they may not is left out. */
async function makeCode(
  { people }: Paying,
  no: string,
  purpose: string,
  amount: number,
): Promise<void> {
  const member = people.member(no)
  const { offers } = await member.read('pay')
  const offer = offers.find(
    (one: { purpose: string; most: number | null }) =>
      one.purpose === purpose && (one.most ?? amount) >= amount,
  )
  if (!offer) return
  try {
    await member.send('pay', { purpose, about: offer.about, amount })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}

async function takeFile(
  { db, people }: Paying,
  kind: Parameters<typeof demoBankFile>[2],
): Promise<number | null> {
  const { name, bytes } = await demoBankFile(db, bangkokDate(new Date()), kind)
  const query = new URLSearchParams({ name, layout: 'cross-bank', dry: 'no' })
  const { file_id } = await people.officer(CHECKER).sendFile(`bank-files?${query}`, bytes)
  return file_id
}
