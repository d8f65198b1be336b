// Whether visitors may see the site. A new one is shown to its officers only, until an administrator opens it on the go-live page;
// then it stays open. The demo cooperative is open from the first.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { settings } from '#database/queries/site/setting.ts'
import type { Instant } from '#domain/calendar/day.ts'

export const OPENED_AT = 'opened_at'

export async function openedAt(db: Db): Promise<Instant | null> {
  const { [OPENED_AT]: at } = await settings(db)
  return at ? new Date(at).toISOString() : null
}

/** As it is kept in memory until a setting changes. */
export async function isOpened(app: FastifyInstance): Promise<boolean> {
  if (app.settings.mode !== 'production') return true
  return (await app.memory.value(OPENED_AT, () => openedAt(app.db))) !== null
}

const previews = new WeakSet<FastifyRequest>()

export function markPreview(request: FastifyRequest): void {
  previews.add(request)
}

/** An officer looks at a page that visitors do not see yet: it is for nobody else, and not kept. */
export function isPreview(request: FastifyRequest): boolean {
  return previews.has(request)
}
