// Who uses the site while it is hurt: four who write on and on, somebody who opens a public page, and members who read.

import { setTimeout as sleep } from 'node:timers/promises'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'

interface Answer {
  at: number
  /** What was going on when it was asked. */
  during: string
  isWell: boolean
}

/** What a person would wait for; later counts as failed. */
const WAIT_MS = 10_000
/** So many that a night is not soon known by heart to both web hosts. */
const FEEDS = ['share', 'loan', 'deposit', 'dividend', 'welfare', 'insurance', 'guarantee']

/** One who waits for an answer tells nothing of the second in which the site takes writes again. */
const WRITERS = [1, 2, 3, 4]

export class Load {
  /** Questions that the site said it has. */
  readonly acknowledged: number[] = []
  readonly writes: Answer[] = []
  readonly pages: Answer[] = []
  readonly reads: Answer[] = []
  readonly failures = new Map<string, number>()
  /** Answers to members of a night before the one that had been published when they asked. */
  older = 0
  during = 'nothing'
  /** The day of the published night, where somebody knows it. */
  publishedAsOf = ''
  readonly #site: string
  readonly #csrf: string
  readonly #coming: Promise<void>[]
  #isOver = false
  #visits = 0
  #written = 0
  #read = 0

  constructor(site: string, csrf: string, tokens: string[]) {
    this.#site = site
    this.#csrf = csrf
    this.#coming = [
      ...WRITERS.map(() => this.#onAndOn(250, () => this.#write())),
      this.#onAndOn(250, () => this.#page('/home')),
      this.#onAndOn(100, () => this.#readFeed(tokens)),
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
    const number = ++this.#written
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

  async #readFeed(tokens: string[]): Promise<void> {
    const number = this.#read++
    const feed = FEEDS[Math.floor(number / tokens.length) % FEEDS.length]
    const { publishedAsOf } = this
    const text = await this.#ask(this.reads, `/api/member/${feed}`, {
      headers: { authorization: `Bearer ${tokens[number % tokens.length]}` },
    })
    if (text && JSON.parse(text).data.as_of < publishedAsOf) this.older++
  }

  async #ask(answers: Answer[], path: string, init: RequestInit = {}): Promise<string | undefined> {
    const { during } = this
    const number = ++this.#visits
    const from = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
    const reply = await fetch(this.#site + path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), 'x-forwarded-for': from },
      signal: AbortSignal.timeout(WAIT_MS),
    }).catch(() => undefined)
    const text = await reply?.text().catch(() => undefined)
    const isWell = reply?.status === 200 && text !== undefined
    answers.push({ at: performance.now(), during, isWell })
    if (isWell) return text
    const words = `${init.method ?? 'GET'} ${path} ${reply?.status ?? 'no answer'} (${during})`
    this.failures.set(words, (this.failures.get(words) ?? 0) + 1)
    return undefined
  }
}
