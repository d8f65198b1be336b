// Whether visitors may see the site. A new one is shown to its officers only, until an administrator opens it on the go-live page.
// It can be closed again there, with a reason: then members and units still come in, and visitors do not. The demo cooperative is
// open from the first.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { setSetting, settings } from '#database/queries/site/setting.ts'
import type { Instant } from '#domain/calendar/day.ts'

const OPENED_AT = 'opened_at'
const CLOSED_AT = 'closed_at'
const CLOSED_REASON = 'closed_reason'

interface Standing {
  opened_at: Instant | null
  /** Set while a site that was open is closed again. */
  closed: { at: Instant; reason: string } | null
}

export async function standingOf(db: Db): Promise<Standing> {
  const {
    [OPENED_AT]: opened,
    [CLOSED_AT]: closed,
    [CLOSED_REASON]: reason = '',
  } = await settings(db)
  const at = (text: string) => new Date(text).toISOString()
  return closed
    ? { opened_at: null, closed: { at: at(closed), reason } }
    : { opened_at: opened ? at(opened) : null, closed: null }
}

export async function setOpen(db: Db): Promise<void> {
  await setSetting(db, OPENED_AT, new Date().toISOString())
  await setSetting(db, CLOSED_AT, '')
  await setSetting(db, CLOSED_REASON, '')
}

export async function setClosed(db: Db, reason: string): Promise<void> {
  await setSetting(db, CLOSED_AT, new Date().toISOString())
  await setSetting(db, CLOSED_REASON, reason)
}

/** As it is kept in memory until a setting changes. */
export function standingNow(app: FastifyInstance): Promise<Standing> {
  return app.memory.value(OPENED_AT, () => standingOf(app.db))
}

export async function isOpened(app: FastifyInstance): Promise<boolean> {
  return app.settings.mode !== 'production' || (await standingNow(app)).opened_at !== null
}

// By its memory, since every part of the server is an instance of its own.
const doubted = new WeakSet<object>()

/** Some setting was changed: whether the site is open is asked once more. */
export function doubtOpening(app: FastifyInstance): void {
  doubted.add(app.memory)
}

export function isOpeningDoubted(app: FastifyInstance): boolean {
  return doubted.has(app.memory)
}

export function openingIsKnown(app: FastifyInstance): void {
  doubted.delete(app.memory)
}

const previews = new WeakSet<FastifyRequest>()

export function markPreview(request: FastifyRequest): void {
  previews.add(request)
}

/** An officer looks at a page that visitors do not see yet: it is for nobody else, and not kept. */
export function isPreview(request: FastifyRequest): boolean {
  return previews.has(request)
}
