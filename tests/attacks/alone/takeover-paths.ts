// How one officer might become a member.

import { givenGrant } from '../../support/given/session.ts'
import { givenVisitor } from '../../support/given/site.ts'
import { PERIOD, payrollFile, peopleOf } from '../../support/night/payroll.ts'
import { reported } from '../../support/permissions/writes/unit.ts'
import { A_FILE, asks, CAST } from '../../support/permissions/writes/world.ts'
import { type Loner, PASSWORD, redeem, send, sendAsVisitor, sendFrom } from './loner.ts'
import type { Walk } from './paths.ts'

const ADMIN = '/api/admin'
const UNIT = CAST.unit
const DOOR = `${ADMIN}/units/${UNIT}/users`
const RESULT = '/api/membergroup/result'

interface Victim {
  no: string
  /** Of money that was kept for them. */
  refund?: number
}

/** Somebody whom the unit has on its bill. */
async function employee({ site }: Loner): Promise<Victim> {
  const [one] = await peopleOf({ rows: site.world.database.query }, UNIT)
  return { no: String(one?.membershipNo) }
}

export const TAKEOVER_PATHS: Record<string, Walk> = {
  'is shown the id, prints the slip and uses it': {
    given: employee,
    async path(loner, { no }: Victim) {
      const id = await shown(loner, no)
      await redeem(loner, { no, id, code: await printed(loner, no) })
    },
  },
  'prints the slip, is shown the id and uses both': {
    given: employee,
    async path(loner, { no }: Victim) {
      const code = await printed(loner, no)
      await redeem(loner, { no, id: await shown(loner, no), code })
    },
  },
  'lets themselves into the employer’s area, reads the ids there, prints the slip and uses it': {
    given: employee,
    async path(loner, { no }: Victim) {
      const id = await readAtUnit(loner, no)
      await redeem(loner, { no, id, code: await printed(loner, no) })
    },
  },
  'prints the slip before they let themselves into the employer’s area': {
    given: employee,
    async path(loner, { no }: Victim) {
      const code = await printed(loner, no)
      await redeem(loner, { no, id: await readAtUnit(loner, no), code })
    },
  },
  'is shown whose the money is, prints the slip and uses it': {
    given: stranger,
    async path(loner, { no, refund }: Victim) {
      const id = await ownerOf(loner, refund)
      await redeem(loner, { no, id, code: await printed(loner, no) })
    },
  },
  'prints the slip before they are shown whose the money is': {
    given: stranger,
    async path(loner, { no, refund }: Victim) {
      const code = await printed(loner, no)
      await redeem(loner, { no, id: await ownerOf(loner, refund), code })
    },
  },
  'looks through the member’s eyes and sets a password': {
    given: employee,
    async path(loner, { no }: Victim) {
      const wish = { membership_no: no, reason: 'สมาชิกขอให้ช่วยดูยอด', password: OWN_PASSWORD }
      if (!(await send(loner, `${ADMIN}/impersonate/grants`, wish))) return
      const { app } = loner.site
      const reply = await app.inject({
        url: '/admin/impersonate/auth/member',
        headers: {
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'cors',
          'x-impersonation-grant': await givenGrant(app.db, loner.login, no),
        },
      })
      const { cookie, token: csrf } = await givenVisitor(app)
      const binding = String(reply.headers['set-cookie']).split(';')[0]
      const headers = { cookie: `${cookie}; ${binding}`, 'x-csrf-token': csrf }
      const { token } = reply.json()
      const change = { mem_password: PASSWORD, mem_oldpassword: OWN_PASSWORD }
      await send(loner, '/api/member/member_pass', change, { headers, token })
      const id = await send(
        loner,
        '/api/member/data-copy',
        { mem_password: OWN_PASSWORD },
        { headers, token },
      )
      if (id) throw new Error('the data of a member were copied by an officer who looks')
    },
  },
  'asks for a code in the member’s name and reads it among the messages': {
    given: employee,
    async path(loner, { no }: Victim) {
      const { cookie, token } = await givenVisitor(loner.site.app)
      const headers = { cookie, 'x-csrf-token': token }
      const id = await shown(loner, no)
      if (!id) return
      const birth_date = '1980-01-01'
      const asked = { membership_no: no, national_id: id, birth_date, purpose: 'forget' }
      const flow = await sendFrom(loner, headers, '/api/member/registerauth', asked)
      const read = JSON.stringify([
        await send(loner, `${ADMIN}/outbox`),
        await send(loner, `${ADMIN}/audit`),
      ])
      for (const [code] of read.matchAll(/\b\d{6}\b/g)) {
        const typed = { flow: flow?.data.flow, code, recaptcha: undefined }
        await sendFrom(loner, headers, '/api/member/registerauth/verify', typed)
      }
    },
  },
  'has everybody’s codes sent to a machine of their own': {
    async path(loner) {
      const config = {
        method: 'POST',
        url: 'https://sms.example/send',
        headers: '',
        body_type: 'json',
        body: '{"to":"{to}","text":"{text}"}',
        sender: 'COOP',
        ok_status: '',
        ok_text: '',
      }
      await send(loner, `${ADMIN}/senders/sms`, { seen: 0, config, key: 'k', secret: 's' })
    },
  },
}

/** The password that every officer of the matrix has. */
const OWN_PASSWORD = 'แมวสามตัวบนหลังคา'

async function shown(loner: Loner, no: string): Promise<string | undefined> {
  const wish = { what: 'national_id', reason: 'สมาชิกขอให้ตรวจสอบ' }
  return (await send(loner, `${ADMIN}/members/${no}/reveal`, wish))?.data.values[0].value
}

async function printed(loner: Loner, no: string): Promise<string | undefined> {
  const url = `${ADMIN}/members/${no}/activation`
  return (await send(loner, url, { identity_checked: true }))?.data.code
}

async function ownerOf(loner: Loner, refund: number | undefined): Promise<string | undefined> {
  const url = `${ADMIN}/units/${UNIT}/refunds/${refund}/identity`
  const wish = { period: PERIOD, reason: 'ติดต่อคืนเงินแก่เจ้าของ' }
  const value: string | undefined = (await send(loner, url, wish))?.data.values[0].value
  return value && /\d{13}/.exec(value)?.[0]
}

/** With a login that they add and a code that they give themselves. */
async function readAtUnit(loner: Loner, no: string): Promise<string | undefined> {
  await send(loner, DOOR, { word: 'puppet', name: 'หุ่น เชิด', position: '', phone: '' })
  const login = `${UNIT}.puppet`
  const code = (await send(loner, `${DOOR}/${login}/code`, {}))?.data.code
  if (!code) return undefined
  const first = { member_group_no: login, code, mem_password: PASSWORD }
  await sendAsVisitor(loner, '/api/membergroup/first_password', first)
  const door = { member_group_no: login, member_group_pass: PASSWORD, remember: false }
  const { cookie, token: csrf } = await givenVisitor(loner.site.app)
  const headers = { cookie, 'x-csrf-token': csrf }
  const signedIn = await sendFrom(loner, headers, '/api/membergroup/auth/login', door)
  const columns = ['membership_no', 'national_id'].map((column) => ({ column, width: 14 }))
  const wish = { period: PERIOD, format: 'csv', columns, mem_password: PASSWORD }
  const file = await send(loner, '/api/membergroup/payroll', wish, { token: signedIn?.token })
  return new RegExp(`${no}"?,"?(\\d{13})`).exec(String(file))?.[1]
}

/** Somebody of another employer, for whom this unit sent money by mistake. */
async function stranger({ site, trx }: Loner): Promise<Victim> {
  const world = { ...site.world, db: trx }
  const rows = site.world.database.query
  const own = new Set((await peopleOf({ rows }, UNIT)).map(({ membershipNo }) => membershipNo))
  const others = await peopleOf({ rows }, '00010002')
  const victim = others.find(({ membershipNo }) => !own.has(membershipNo))
  if (!victim) throw new Error('everybody is on the bill')
  const body = payrollFile([[victim, '5.00']])
  const url = `${RESULT}/file?period=${PERIOD}&name=a.csv`
  await asks(world, 'unit', url, { body, headers: A_FILE })
  const { exceptions } = await asks(world, 'unit', `${RESULT}?period=${PERIOD}`)
  const kept = { period: PERIOD, seq: exceptions[0].seq, keep: true }
  await asks(world, 'unit', `${RESULT}/left-out`, { body: kept })
  await reported(world, 5_00)
  const { refunds } = await asks(world, 'unit', `${RESULT}?period=${PERIOD}`)
  return { no: victim.membershipNo, refund: refunds[0].refund_id }
}
