// ThaID: out to the department's door, and back from it in the same browser.

import { ThaidRequest, ThaidReturned } from '#contract/member/thaid.ts'
import { personOf } from '#demo/core-system/member/person.ts'
import { afterFile } from '../../app/after-file.ts'
import { givenThaid, type Thaid } from '../../given/thaid.ts'
import { browserOf } from './doors.ts'
import { asks, CAST, PLAN, sent, type World, type Write } from './world.ts'

const ASKED = sent(ThaidRequest, { membership_no: CAST.a, purpose: 'forget' })

export const THAID_WRITES: Record<string, Write> = {
  'POST /api/member/thaid': async (world) => {
    await departmentOf(world)
    return { ...ASKED, headers: await browserOf(world) }
  },
  'POST /api/member/thaid/return': async (world) => {
    const thaid = await departmentOf(world)
    const headers = await browserOf(world)
    const { url } = await asks(world, 'member', '/api/member/thaid', { ...ASKED, headers })
    const { state = '', ...rest } = await thaid.visit(url)
    return { ...sent(ThaidReturned, { state, ...rest }), headers }
  },
}

let department: Promise<Thaid> | undefined

/** One for the whole file. */
async function departmentOf({ app }: World): Promise<Thaid> {
  if (!department) {
    department = givenThaid({ codesLast: true })
    afterFile(async () => (await department)?.close())
  }
  const thaid = await department
  const { nationalId: pid, birth: birthdate } = personOf(PLAN, Number(CAST.a) - 1)
  thaid.person = { pid, birthdate, ial: '2.3' }
  app.settings.thaid = thaid.settings
  return thaid
}
