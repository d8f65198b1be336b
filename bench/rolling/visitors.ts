// Visitors without a browser, who come on and on: a page with all its files, and a question on the board, of which the site's
// answer is remembered.

import { setTimeout as sleep } from 'node:timers/promises'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'
import { visit } from '#tests/support/visit.ts'

const PATHS = ['/home', '/member/logon', '/board', '/membergroup/logon', '/admin/logon']
const PAUSE_MS = 200

export class Visitors {
  visits = 0
  answers = 0
  readonly failed: string[] = []
  /** Questions that the site said it has. */
  readonly acknowledged: number[] = []
  #isOver = false
  readonly #site: string
  readonly #csrf: string
  readonly #coming: Promise<void>[]

  constructor(site: string, csrf: string) {
    this.#site = site
    this.#csrf = csrf
    this.#coming = PATHS.map((path) => this.#visitOnAndOn(path))
  }

  async leave(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#coming)
  }

  async #visitOnAndOn(path: string): Promise<void> {
    while (!this.#isOver) {
      const number = ++this.visits
      // Each from an address of their own, or they would share the limits of one network.
      const from = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
      const { answers, failed } = await visit(this.#site, path, from)
      this.answers += answers
      this.failed.push(...failed.map((what) => `${path}: ${what}`))
      await this.#ask(number, from)
      await sleep(PAUSE_MS)
    }
  }

  async #ask(number: number, from: string): Promise<void> {
    const question = {
      title: `คำถามที่ ${number} ระหว่างปรับปรุงระบบ`,
      body: `ขอสอบถามครั้งที่ ${number} ว่าระบบบันทึกคำถามนี้ไว้หรือไม่`,
      name: 'ผู้เยี่ยมชม',
      recaptcha: await solvedCaptcha({ secrets: { csrf: this.#csrf } }),
    }
    const reply = await fetch(`${this.#site}/api/info/board`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(question),
    }).catch((error) => new Response(String(error), { status: 599 }))
    const text = await reply.text()
    if (reply.status === 200) this.acknowledged.push(JSON.parse(text).data.topic_id)
    else this.failed.push(`question ${number}: ${reply.status} ${text.slice(0, 200)}`)
  }
}
