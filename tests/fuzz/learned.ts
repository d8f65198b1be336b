// What the site has answered, by the names it gave it: numbers of things that exist, for requests that come through.

import type { Random } from '#web/testing/every-page/random.ts'

type Scalar = string | number | boolean

const LEARNED_OF_NAME = 40
const NAMES_MAX = 2_000
const TEXT_MAX = 200

export class Learned {
  private readonly values = new Map<string, Scalar[]>()

  learn(answer: unknown, name = ''): void {
    if (Array.isArray(answer)) for (const item of answer.slice(0, 20)) this.learn(item, name)
    else if (answer !== null && typeof answer === 'object')
      for (const [inner, value] of Object.entries(answer)) this.learn(value, inner)
    else if (answer !== null && answer !== undefined) this.add(name, answer as Scalar)
  }

  add(name: string, value: Scalar): void {
    if (typeof value === 'string' && value.length > TEXT_MAX) return
    const key = plain(name)
    const values = this.values.get(key)
    if (!values) {
      if (this.values.size < NAMES_MAX) this.values.set(key, [value])
    } else if (!values.includes(value)) {
      values.push(value)
      if (values.length > LEARNED_OF_NAME) values.shift()
    }
  }

  /** Something that was once answered under this name. */
  of(name: string, chance: Random): Scalar | undefined {
    const values = this.values.get(plain(name))
    return values && chance.of(values)
  }
}

/** `topicId` in an address is `topic_id` in an answer. */
function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}
