// How often pages are opened, by group and day. A number only: nothing of who asked is looked at, let alone kept.

import type { Db } from '#database/core/connect.ts'
import { addTraffic } from '#database/queries/monitoring/traffic-day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'

// biome-ignore format: one row a group
const GROUPS: Record<string, string> = {
  home: 'home', list: 'news', show: 'news', search: 'search', board: 'board', demand: 'demand',
  election: 'election', loancal: 'calculators', loanright: 'calculators', lendings: 'calculators', caldividend: 'calculators', calculators: 'calculators',
  cookie: 'policies', termofconditional: 'policies', verify: 'verify', admin: 'admin',
}

/** Whom the server asks itself while it draws a page, which is counted already. */
const OURSELVES = 'lightMyRequest'

export class Traffic {
  #views = new Map<string, number>()

  /** Of an answer that was given; cheap, because every request comes by. */
  count(method: string | undefined, url: string, status: number, agent: string | undefined): void {
    if (method !== 'GET' || (status !== 200 && status !== 304) || agent === OURSELVES) return
    this.countGroup(groupOf(url))
  }

  /** Of what belongs to a group that is known already, or to none. */
  countGroup(group: string | undefined): void {
    if (group) this.#views.set(group, (this.#views.get(group) ?? 0) + 1)
  }

  /** What could not be written is counted on. */
  async flush(db: Db, now: Date): Promise<void> {
    const views = this.#views
    this.#views = new Map()
    try {
      await addTraffic(db, bangkokDate(now), views)
    } catch (error) {
      for (const [group, count] of views)
        this.#views.set(group, (this.#views.get(group) ?? 0) + count)
      throw error
    }
  }
}

/**
 * A page is opened by its address, or once the browser has taken over by its feed; members and units have shells that
 * are sent once, so their feeds are what is counted.
 */
export function groupOf(url: string): string | undefined {
  const [, first = '', second = '', third = ''] = url.split(/[/?]/, 4)
  if (first !== 'api') return Object.hasOwn(GROUPS, first) ? GROUPS[first] : undefined
  if (second === 'info') return Object.hasOwn(GROUPS, third) ? GROUPS[third] : undefined
  return second === 'member' ? 'member' : second === 'membergroup' ? 'unit' : undefined
}
