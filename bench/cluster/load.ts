// Who uses the site while it is hurt: somebody who writes on and on, somebody who opens a public page, and members who read.

import { setTimeout as sleep } from 'node:timers/promises'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'

interface Answer {
  at: number
  isWell: boolean
}

/** What a person would wait for; later counts as failed. */
const WAIT_MS = 10_000

export class Load {
  /** Questions that the site said it has. */
  readonly acknowledged: number[] = []
  readonly writes: Answer[] = []
  readonly pages: Answer[] = []
  readonly reads: Answer[] = []
  readonly failures = new Map<string, number>()
  readonly #site: string
  readonly #csrf: string
  readonly #coming: Promise<void>[]
  #isOver = false
  #number = 0

  constructor(site: string, csrf: string, tokens: string[]) {
    this.#site = site
    this.#csrf = csrf
    this.#coming = [
      this.#onAndOn(250, () => this.#write()),
      this.#onAndOn(250, () => this.#page('/home')),
      this.#onAndOn(250, () => this.#read(tokens)),
    ]
  }

  async leave(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#coming)
  }

  async #onAndOn(pauseMs: number, act: () => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      await act()
      await sleep(pauseMs)
    }
  }

  async #write(): Promise<void> {
    const number = ++this.#number
    const question = {
      title: `คำถามที่ ${number} ระหว่างซ้อม`,
      body: `ขอสอบถามครั้งที่ ${number} ว่าระบบบันทึกคำถามนี้ไว้หรือไม่`,
      name: 'ผู้เยี่ยมชม',
      recaptcha: await solvedCaptcha({ secrets: { csrf: this.#csrf } }),
    }
    const text = await this.#ask(this.writes, '/api/info/board', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
    })
    if (text) this.acknowledged.push(JSON.parse(text).data.topic_id)
  }

  async #page(path: string): Promise<void> {
    await this.#ask(this.pages, path)
  }

  async #read(tokens: string[]): Promise<void> {
    const token = tokens[++this.#number % tokens.length]
    await this.#ask(this.reads, '/api/member/share', {
      headers: { authorization: `Bearer ${token}` },
    })
  }

  async #ask(answers: Answer[], path: string, init: RequestInit = {}): Promise<string | undefined> {
    const number = ++this.#number
    const from = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
    const reply = await fetch(this.#site + path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), 'x-forwarded-for': from },
      signal: AbortSignal.timeout(WAIT_MS),
    }).catch(() => undefined)
    const text = await reply?.text().catch(() => undefined)
    const isWell = reply?.status === 200 && text !== undefined
    answers.push({ at: performance.now(), isWell })
    if (isWell) return text
    const words = `${init.method ?? 'GET'} ${path} ${reply?.status ?? 0}`
    this.failures.set(words, (this.failures.get(words) ?? 0) + 1)
    return undefined
  }
}
