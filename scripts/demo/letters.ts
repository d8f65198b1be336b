// Loans of the demo that are behind: cases, letters to guarantors of which some came back, and a guarantor who asks for help.

import type { FastifyInstance } from 'fastify'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { checkDigit } from '#domain/guarantee-watch/mail-no.ts'
import { POST_COLUMNS } from '#domain/guarantee-watch/post-line.ts'
import { checkNight } from '#server/guarantee-watch/check-night.ts'
import { agreeToTerms } from './agree-to-terms.ts'
import { CHECKER } from './loan-acts.ts'
import { type People, Refused } from './people.ts'

const APPROVER = 'approver'
const SIGNER = { signer: 'นางอรทัย แสงทอง', signer_position: 'ผู้จัดการ' }

interface Watching {
  site: Pick<FastifyInstance, 'db' | 'sealing' | 'audit' | 'settings'>
  people: People
}

export async function sendDemoLetters({ site, people }: Watching): Promise<void> {
  // The job may have checked it today already.
  await checkNight(site)
  const checker = people.officer(CHECKER)
  try {
    await checker.send('letters', SIGNER)
  } catch (error) {
    // Early in a month no letter is due.
    if (error instanceof Refused) return
    throw error
  }
  const { batches } = await checker.read('letters')
  const [batch] = batches
  if (batch?.state !== 'built') return
  await people.officer(APPROVER).send(`letters/${batch.batch_id}/release`, {})
  const { lines } = await checker.read(`letters/${batch.batch_id}`)
  await checker.send('letters/post', { csv: postTable(lines), dry_run: false })
  const [first] = lines
  if (!first) return
  // Those who are at work have agreed already; this one may have retired.
  await agreeToTerms(site.db, [first], new Date())
  await people.member(first.membership_no).send('coll/help', {
    loan_no: first.loan_no,
    wish: 'talk',
    words: 'ติดต่อผู้กู้ไม่ได้ ขอทราบทางเลือกก่อนตัดสินใจชำระแทน',
  })
}

/** All were brought to the post: the second came back and every third after it, of the others every other has arrived. */
function postTable(lines: readonly { paper_no: string }[]): string {
  const today = bangkokDate(new Date())
  const rows = lines.map(({ paper_no }, at) => {
    const digits = String(47_310_000 + at)
    const mailNo = `RR${digits}${checkDigit(digits)}TH`
    const came =
      at % 3 === 1 ? ['', today, 'ไม่มีผู้รับตามจ่าหน้า'] : at % 2 === 0 ? [today, '', ''] : ['', '', '']
    return [paper_no, mailNo, today, ...came].join(',')
  })
  return [POST_COLUMNS.join(','), ...rows].join('\r\n')
}
