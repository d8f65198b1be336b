// The routes of a versioned config: reading it, saving it whole, and what was saved before. Every config is saved the
// same way: nobody overwrites unseen, what it was stays in its history, and the change is recorded.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import {
  ConfigConflict,
  ConfigHistoryReply,
  ConfigReply,
  ConfigSave,
} from '#contract/staff/versioned-config.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import {
  configContent,
  configHistory,
  lastChange,
  lockConfig,
  saveConfig,
} from '#database/queries/site/versioned-config.ts'
import { clockTime, longDate } from '#domain/calendar/thai-date.ts'
import type { Permission } from '#domain/identity/staff-role.ts'
import { changesBetween } from '#domain/site/changes.ts'
import type { Problem } from '#domain/site/problem.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { requireNewest, saveOrConflict } from '../versions/conflict.ts'

/** Long texts and whole elections are larger than what visitors send. */
const BODY_LIMIT = 512 * 1024
const HISTORY_MAX = 50

export interface VersionedConfig<Content> {
  /** What its versions are kept under. */
  name: string
  /** What people call it. */
  title: string
  may: Permission
  /** Saved only with a fresh proof of who saves it. */
  grave?: true
  read(db: Db): Promise<Content>
  /** Cleans what was sent before it is looked at. */
  tidy?(content: Content): Content
  problems(content: Content, before: Content, db: Db, now: Date): Promise<Problem[]> | Problem[]
  /** Absent for a draft, which is nowhere but among its own versions. */
  write?(trx: Db, content: Content, now: Date, by: string): Promise<void>
  labels?: Record<string, string>
}

/** A config with one address. */
export function configRoutes<Schema extends TSchema>(
  path: string,
  schema: Schema,
  sheet: VersionedConfig<Static<Schema>>,
): FastifyPluginAsyncTypebox {
  return configRoutesOf(path, schema, Type.Object({}), sheet, async () => sheet)
}

/** Configs that differ by what stands in their address; whoever has none answers 404 by a Refusal. */
export function configRoutesOf<Schema extends TSchema, Params extends TSchema>(
  path: string,
  schema: Schema,
  params: Params,
  { may, grave }: Pick<VersionedConfig<unknown>, 'may' | 'grave'>,
  configFor: (params: Static<Params>, db: Db) => Promise<VersionedConfig<Static<Schema>>>,
): FastifyPluginAsyncTypebox {
  const config = { authz: 'staff', may } as const
  return async (app) => {
    app.get(
      path,
      { config, schema: { params, response: { 200: ConfigReply(schema) } } },
      async (request) => {
        const sheet = await configFor(request.params as Static<Params>, app.db)
        return { rc_code: '1' as const, data: (await stateOf(app.db, sheet)) as never }
      },
    )

    app.post(
      path,
      {
        config: { ...config, ...(grave && { stepUp: true }) },
        bodyLimit: BODY_LIMIT,
        schema: {
          params,
          body: ConfigSave(schema),
          response: { 200: ConfigReply(schema), 409: ConfigConflict(schema) },
        },
      },
      async (request, reply) => {
        const sheet = await configFor(request.params as Static<Params>, app.db)
        const sent = request.body as { version: number; content: Static<Schema> }
        const theirs = () => stateOf(app.db, sheet)
        return saveOrConflict(request, reply, { theirs, sentence }, async () => {
          const state = await inTransaction(app.db, (trx) => save(trx, request, sheet, sent))
          return { rc_code: '1' as const, data: state }
        }) as never
      },
    )

    app.get(
      `${path}/history`,
      { config, schema: { params, response: { 200: ConfigHistoryReply } } },
      async (request) => {
        const { name } = await configFor(request.params as Static<Params>, app.db)
        const rows = await configHistory(app.db, name, HISTORY_MAX)
        const data = rows.map((row) => ({ ...row, changed_at: row.changed_at.toISOString() }))
        return { rc_code: '1' as const, data }
      },
    )

    app.get(
      `${path}/history/:version`,
      {
        config,
        schema: {
          params: Type.Intersect([
            params,
            Type.Object({ version: Type.String({ pattern: '^[0-9]{1,9}$' }) }),
          ]),
          response: { 200: ConfigReply(schema) },
        },
      },
      async (request) => {
        const asked = request.params as Static<Params> & { version: string }
        const { name } = await configFor(asked, app.db)
        const version = Number(asked.version)
        const content = await configContent(app.db, name, version)
        if (content === undefined) throw new Refusal(404, 'ไม่พบรุ่นที่ต้องการ')
        const nobody = { changed_by: null, changed_at: null }
        return { rc_code: '1' as const, data: { version, ...nobody, content } as never }
      },
    )
  }
}

export interface State<Content> {
  version: number
  changed_by: string | null
  changed_at: string | null
  content: Content
}

export async function stateOf<Content>(
  db: Db,
  sheet: VersionedConfig<Content>,
): Promise<State<Content>> {
  const { changed_at, ...last } = await lastChange(db, sheet.name)
  return { ...last, changed_at: changed_at?.toISOString() ?? null, content: await sheet.read(db) }
}

async function save<Content>(
  trx: Db,
  request: FastifyRequest,
  sheet: VersionedConfig<Content>,
  { version, content: sent }: { version: number; content: Content },
): Promise<State<Content>> {
  const now = new Date()
  await lockConfig(trx, sheet.name)
  const before = await stateOf(trx, sheet)
  requireNewest(before.version, version)
  const content = sheet.tidy ? sheet.tidy(sent) : sent
  const [problem] = await sheet.problems(content, before.content, trx, now)
  if (problem) throw new Refusal(400, problem.text)
  const changes = changesBetween(before.content, content, sheet.labels)
  if (changes.length === 0) return before
  if (version === 0) await keepFirst(trx, sheet.name, before.content, now)
  await sheet.write?.(trx, content, now, request.staff.login)
  const kept = { sheet: sheet.name, version: version + 1, changes, changedBy: request.staff.login }
  // What was written, as it can be read again: names that were changed are the names from now on.
  await saveConfig(trx, {
    ...kept,
    content: sheet.write ? await sheet.read(trx) : content,
    at: now,
  })
  await recordAudit(trx, request, {
    action: 'content.save',
    detail: { sheet: sheet.name, version: version + 1, changes: changes.join('\n').slice(0, 2000) },
  })
  return stateOf(trx, sheet)
}

async function keepFirst(trx: Db, sheet: string, content: unknown, at: Date): Promise<void> {
  await saveConfig(trx, { sheet, version: 0, content, changes: [], changedBy: null, at })
}

function sentence({ changed_by, changed_at }: State<unknown>): string {
  if (!changed_by || !changed_at) return 'ข้อมูลนี้ถูกเปลี่ยนไปแล้ว กรุณาเปรียบเทียบก่อนบันทึก'
  const at = new Date(changed_at)
  return `${changed_by} บันทึกข้อมูลนี้ไปก่อนแล้วเมื่อ ${longDate(at)} ${clockTime(at)} กรุณาเปรียบเทียบก่อนบันทึก`
}
