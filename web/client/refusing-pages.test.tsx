// Every page of the members' area when its session is over, the terms when they are refused in any form, and what is asked at
// the doors. Every other refusal of what a page asks: tests/e2e/every-page.desktop.spec.ts.

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EXPIRED, givenSignedIn, open, SOMYING } from '../testing/given-member.tsx'
import { givenUnitSignedIn } from '../testing/given-unit.ts'
import { FIRST, REFUSING, SECOND } from '../testing/refusing-answers.ts'
import { CANNOT_CONNECT } from './api.ts'

const BROKEN = /ไม่พร้อมให้บริการ|undefined|NaN|\[object/
const WAITING = /กำลังโหลด|กำลังเปิดหน้า/

// biome-ignore format: one list
const MEMBER_PAGES = ['status', 'share', 'loan', 'loan_statement/abc', 'deposit', 'dep_statement/abc', 'kep', 'kepcrem', 'coll',
  'gian', 'welfare', 'dividend', 'insurance', 'right', 'access', 'balance', 'welcome']
const ENDED = REFUSING.filter(({ status }) => status === 401)

const { token: _, ...MEMBER } = SOMYING

/** Whoever is in stays in; everything else is refused. */
function givenRefusing(answer: () => Response | Promise<Response>, terms = true): void {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/member/auth/getAuthUser') return Response.json({ rc_code: '1', ...MEMBER })
    if (terms && path === '/api/member/termofconditional') return Response.json({ rc_code: '1' })
    return answer()
  })
}

test('every page of a member says so when the session is over', { timeout: 120_000 }, async () => {
  for (const page of MEMBER_PAGES) await expectSaid(`/member/${page}`, ENDED)
})

test('the terms say why, whatever form a refusal has', { timeout: 120_000 }, async () => {
  await expectSaid('/member/welcome', REFUSING)
})

async function expectSaid(page: string, refusals: typeof REFUSING): Promise<void> {
  for (const { name, answer, said } of refusals) {
    givenSignedIn()
    givenRefusing(answer, page !== '/member/welcome')
    open(page)
    const text = () => document.body.textContent ?? ''
    const isTold = () => text().includes(said) || text().includes(CANNOT_CONNECT)
    await waitFor(() =>
      expect(isTold() || isMissing(text()), `${page}, ${name}: ${text()}`).toBe(true),
    )
    await waitFor(() => expect(text(), `${page}, ${name}`).not.toMatch(WAITING))
    expect(text(), `${page}, ${name}`).not.toMatch(BROKEN)
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
  }
}

/** A statement or a month that is not there has words of its own. */
function isMissing(text: string): boolean {
  return /ไม่พบ/.test(text)
}

test.each(REFUSING)('signing in ends in a sentence: $name', async ({ answer, said }) => {
  for (const [page, login, label] of [
    ['/member/logon', '000001', 'เลขสมาชิก'],
    ['/membergroup/logon', '00010001', 'รหัสหน่วยงาน'],
  ] as const) {
    vi.stubGlobal('fetch', async () => answer())
    open(page)
    fireEvent.change(await screen.findByLabelText(label), { target: { value: login } })
    fireEvent.change(screen.getByLabelText('รหัสผ่าน'), { target: { value: 'x' } })
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }))
    })
    expect((await screen.findAllByText(said)).length, page).toBeGreaterThan(0)
    expect(localStorage.length, page).toBe(0)
    cleanup()
  }
})

// biome-ignore format: a table reads in columns
test.each([
  ['200 with errors',        'over'],
  ['200 with rc_code 0',     'over'],
  ['400 with an error',      'over'],
  ['401',                    'over'],
  ['200 with nothing in it', 'unreachable'],
  ['200 with null',          'unreachable'],
  ['500 with a page',        'unreachable'],
  ['no connection',          'unreachable'],
])('a session check that answers %s finds the session %s', async (name, outcome) => {
  const { answer, said } = REFUSING.find((form) => form.name === name) as (typeof REFUSING)[0]
  for (const [page, key, door] of [
    ['/member/password', 'user', 'เข้าสู่ระบบสมาชิก'],
    ['/membergroup/password', 'membergroup', 'เข้าสู่ระบบหน่วยงาน'],
  ] as const) {
    givenSignedIn()
    givenUnitSignedIn()
    vi.stubGlobal('fetch', async () => answer())
    open(page)
    expect((await screen.findAllByText(said)).length, page).toBeGreaterThan(0)
    if (outcome === 'over') {
      expect(await screen.findByRole('heading', { name: door })).toBeTruthy()
      expect(screen.getByText(EXPIRED)).toBeTruthy()
    }
    expect(localStorage.getItem(key) === null, page).toBe(outcome === 'over')
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
  }
})

test.each(['register', 'forget'])(
  '/member/%s shows each sentence of a refusal as a notification of its own',
  async (page) => {
    vi.stubGlobal('fetch', async () => Response.json({ errors: [FIRST, SECOND, 'สาม', 'สี่'] }))
    open(`/member/${page}`)
    fireEvent.change(await screen.findByLabelText('เลขสมาชิก'), { target: { value: '1' } })
    fireEvent.change(screen.getByLabelText(/เลขบัตรประชาชน/), {
      target: { value: '1101700207030' },
    })
    fireEvent.change(screen.getByLabelText('วัน'), { target: { value: '12' } })
    fireEvent.change(screen.getByLabelText('เดือน'), { target: { value: '5' } })
    fireEvent.change(screen.getByLabelText(/ปี/), { target: { value: '2528' } })
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'ขอรหัส OTP' }))
    })
    for (const said of [FIRST, SECOND, 'สาม', 'สี่'])
      expect((await screen.findAllByText(new RegExp(said))).length, said).toBeGreaterThan(1)
  },
)
