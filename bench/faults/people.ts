// Everybody who writes while processes are killed: visitors, members, a unit, officers. Each does one thing after the other,
// and goes on as soon as the site answers again.

import { setTimeout as sleep } from 'node:timers/promises'
import { Standing } from '#tests/faults/writes.ts'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'
import { isAnswered, type Sender } from './sender.ts'

const MEMBER_PASSWORD = 'demo-member'
/** A small picture: the smallest PNG that there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PAUSE_MS = 20
const AFTER_NO_ANSWER_MS = 300

export interface Circumstances {
  sender: Sender
  /** What the site signs its proofs of work with. */
  csrf: string
  /** A session of this officer, fresh enough for everything. */
  officer(login: string): Promise<string | undefined>
  /** A night of the core system, packed, and another each time. */
  nextNight(): Promise<Buffer>
}

/** One thing; answers whether the site said anything. */
export type Act = () => Promise<boolean>

export interface Person {
  name: string
  act: Act
}

export interface Everybody {
  people: Person[]
  /** What may stand in the unit's line, and as the member's password. */
  line: Standing
  password: Standing
  /** Whose line it is; known after the unit has signed in once. */
  lineOf: () => { unit: string; period: string; member: string } | undefined
}

export const PASSWORD_OF = '000004'

export function everybody(circumstances: Circumstances): Everybody {
  const unit = unitPerson(circumstances)
  const changing = passwordChanger(circumstances)
  return {
    people: [
      { name: 'visitor', act: visitor(circumstances) },
      { name: 'sender', act: demandSender(circumstances) },
      { name: 'door', act: signingIn(circumstances) },
      { name: 'member', act: consenting(circumstances) },
      { name: 'careful member', act: changing.act },
      { name: 'unit', act: unit.act },
      { name: 'editor', act: editor(circumstances) },
      { name: 'importer', act: importer(circumstances) },
    ],
    line: unit.line,
    password: changing.password,
    lineOf: unit.lineOf,
  }
}

/** Until the gate is shut; then the last thing is finished. */
export async function goOn({ act }: Person, isOpen: () => boolean): Promise<void> {
  while (isOpen()) await sleep((await act()) ? PAUSE_MS : AFTER_NO_ANSWER_MS)
}

function captchaOf({ csrf }: Circumstances): Promise<string> {
  return solvedCaptcha({ secrets: { csrf } })
}

let number = 0

function nextWords(what: string): string {
  return `${what}ที่ ${++number} ระหว่างเครื่องล้ม`
}

/** Whose answer was lost asks again, as people do, and has asked once. */
function visitor(circumstances: Circumstances): Act {
  const { sender } = circumstances
  let unanswered: { key: string; from: string } | undefined
  return async () => {
    const asking = unanswered ?? { key: nextWords('คำถาม'), from: sender.newAddress() }
    const { outcome } = await sender.post('info/board', {
      kind: 'question',
      ...asking,
      body: {
        title: asking.key,
        body: `ขอสอบถาม${asking.key}`,
        name: 'ผู้เยี่ยมชม',
        recaptcha: await captchaOf(circumstances),
      },
    })
    unanswered = !isAnswered(outcome) ? asking : undefined
    return isAnswered(outcome)
  }
}

function demandSender(circumstances: Circumstances): Act {
  const { sender } = circumstances
  return async () => {
    const name = `${nextWords('ภาพ')}.webp`
    const query = new URLSearchParams({ name, recaptcha: await captchaOf(circumstances) })
    const file = await sender.post(`info/demand/files?${query}`, {
      kind: 'file',
      key: name,
      type: 'application/octet-stream',
      body: PICTURE,
    })
    if (file.outcome !== 'done') return file.outcome === 'refused'
    const subject = nextWords('เรื่อง')
    const { outcome } = await sender.post('info/demand', {
      kind: 'demand',
      key: subject,
      body: {
        ...{ kind: 'need', subject, body: `รายละเอียดของ${subject}`, anonymous: false },
        ...{ name: 'สมชาย ใจดี', contact: '0812345678', files: [file.json.data.file_id] },
        recaptcha: await captchaOf(circumstances),
      },
    })
    return isAnswered(outcome)
  }
}

/** One comes in with the right password, the next stays outside with a wrong one. */
function signingIn(circumstances: Circumstances): Act {
  let isRight = false
  return async () => {
    isRight = !isRight
    const password = isRight ? MEMBER_PASSWORD : `ผิด ${nextWords('รหัส')}`
    const who = isRight ? '000002' : '000003'
    return isAnswered((await signIn(circumstances, who, password)).outcome)
  }
}

async function signIn(
  circumstances: Circumstances,
  membership_no: string,
  mem_password: string,
): Promise<{ outcome: string; token: string | undefined }> {
  const recaptcha = await captchaOf(circumstances)
  const { outcome, json } = await circumstances.sender.post('member/auth/login', {
    kind: 'sign-in',
    body: { membership_no, mem_password, recaptcha },
  })
  return { outcome, token: outcome === 'done' ? json.token : undefined }
}

function consenting(circumstances: Circumstances): Act {
  let token: string | undefined
  let given = false
  return async () => {
    token ??= (await signIn(circumstances, '000001', MEMBER_PASSWORD)).token
    if (!token) return false
    given = !given
    const body = { purpose: 'marketing', given }
    const { outcome } = await circumstances.sender.post('member/consents', {
      kind: 'consent',
      token,
      body,
    })
    if (outcome === 'refused') token = undefined
    return isAnswered(outcome)
  }
}

/** Not knowing which password counts, they try all that may. */
function passwordChanger(circumstances: Circumstances): { act: Act; password: Standing } {
  const password = new Standing(MEMBER_PASSWORD)
  let token: string | undefined
  let tries = 0
  async function act() {
    const old = password.may[tries++ % password.may.length] ?? ''
    token ??= (await signIn(circumstances, PASSWORD_OF, old)).token
    if (!token) return false
    const chosen = `กุญแจดอกใหม่ ${nextWords('ดอก')}`
    const { outcome } = await circumstances.sender.post('member/member_pass', {
      kind: 'password',
      token,
      body: { mem_password: chosen, mem_oldpassword: old },
    })
    password.note(chosen, outcome)
    if (outcome === 'refused') token = undefined
    return isAnswered(outcome)
  }
  return { act, password }
}

/** Writes one line of the open month over and over, each time another amount. */
function unitPerson(circumstances: Circumstances) {
  const { sender } = circumstances
  const unit = '00010001'
  const line = new Standing('')
  let token: string | undefined
  let found: { period: string; member: string; billed: number } | undefined
  let amount = 0
  async function enter() {
    const { outcome, json } = await sender.post('membergroup/auth/login', {
      kind: 'unit sign-in',
      body: {
        member_group_no: unit,
        member_group_pass: 'demo-unit',
        recaptcha: await captchaOf(circumstances),
      },
    })
    if (outcome !== 'done') return
    token = json.token
    const month = await sender.get('membergroup/result', json.token)
    const billed = month?.data?.lines?.find((one: { billed: number }) => one.billed > 100_000)
    if (billed)
      found ??= { period: month.data.period, member: billed.membership_no, billed: billed.billed }
  }
  async function act() {
    // Again and again, so that there are sign-ins of units too.
    if (!token || amount % 5 === 0) await enter()
    if (!token || !found) return false
    amount = (amount % (found.billed - 1)) + 1
    const decided = { outcome: 'partial', amount, reason: 'salary-too-low' }
    const { outcome } = await sender.post('membergroup/result/lines', {
      kind: 'result line',
      token,
      body: { period: found.period, lines: [{ membership_no: found.member, ...decided }] },
    })
    line.note(String(amount), outcome)
    if (outcome === 'refused') token = undefined
    return isAnswered(outcome)
  }
  return { act, line, lineOf: () => found && { unit, ...found } }
}

/** Writes an article, changes it and lets it out. */
function editor({ sender, officer }: Circumstances): Act {
  const words = { category_id: 1, body: '<p>เนื้อหา</p>', pinned: false, picture_id: null }
  let token: string | undefined
  let article: { topic_id: number; changes: number } | undefined
  async function act() {
    token ??= await officer('editor')
    if (!token) return false
    const isNew = article === undefined
    const title = nextWords(isNew ? 'ข่าว' : 'ข่าวแก้ไข')
    const text = { ...words, title, gallery: [], documents: [] }
    const saved = await sender.post(isNew ? 'admin/topics' : `admin/topics/${article?.topic_id}`, {
      kind: isNew ? 'new article' : 'saved article',
      ...{ key: title, token },
      body: article ? { seen: article.changes, ...text } : text,
    })
    // What became of it nobody knows: the next one is another.
    article = saved.outcome === 'done' && isNew ? saved.json.data : undefined
    if (saved.outcome === 'refused') token = undefined
    if (saved.outcome !== 'done' || isNew) return isAnswered(saved.outcome)
    const { topic_id, changes } = saved.json.data
    const out = await sender.post(`admin/topics/${topic_id}/publish`, {
      kind: 'published article',
      ...{ token, body: { seen: changes } },
    })
    return isAnswered(out.outcome)
  }
  return act
}

const BETWEEN_NIGHTS_MS = 1_500

function importer({ sender, officer, nextNight }: Circumstances): Act {
  return async () => {
    await sleep(BETWEEN_NIGHTS_MS)
    const token = await officer('importer')
    if (!token) return false
    const opened = await sender.post('admin/imports/sets', { token, body: {} })
    if (opened.outcome !== 'done') return false
    const { set } = opened.json.data
    const piece = await sender.post(`admin/imports/sets/${set}/pieces?name=night.zip&at=0`, {
      ...{ token, type: 'application/octet-stream', body: await nextNight() },
    })
    if (piece.outcome !== 'done') return false
    const label = nextWords('คืน')
    const { outcome } = await sender.post(`admin/imports/sets/${set}/run`, {
      kind: 'import',
      ...{ key: label, token, body: { when_good: 'publish', label } },
    })
    return isAnswered(outcome)
  }
}
