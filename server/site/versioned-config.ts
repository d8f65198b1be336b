// The routes of a versioned config: reading it, saving it whole, and what was saved before. Every config is saved the
// same way: nobody overwrites unseen, what it was stays in its history, and the change is recorded.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import {
  ConfigConflict,
  ConfigHistoryReply,
  ConfigReply,
  ConfigSave,
} from '#contract/staff/versioned-config.ts'
import type { Db } from '#database/core/connect.ts'
import {
  addConfigVersion,
  configContent,
  configHistory,
  lastChange,
  lockConfig,
} from '#database/queries/site/versioned-config.ts'
import { longMoment } from '#domain/calendar/thai-date.ts'
import type { Permission } from '#domain/identity/staff-role.ts'
import { changesBetween } from '#domain/site/changes.ts'
import type { Problem } from '#domain/site/problem.ts'
import { recordAudit } from '../audit/audit.ts'
import { requireKnownAccounts } from '../content/known-accounts.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import { forStaff, routes } from '../http/routes.ts'
import type { ConfirmedAct } from '../two-people/acts.ts'
import { heldForSecond } from '../two-people/pending.ts'
import { changeDocument, contentOf, historyOf } from '../versions/versioned-document.ts'

/** Long texts and whole elections are larger than what visitors send. */
const BODY_LIMIT = 512 * 1024
const HISTORY_MAX = 50
const OfVersion = Type.Object({ version: Type.String({ pattern: '^[0-9]{1,9}$' }) })

export interface VersionedConfig<Content> {
  /** What its versions are kept under. */
  name: string
  /** What people call it. */
  title: string
  may: Permission
  /** Saved only with a fresh proof of who saves it. */
  grave?: true
  /** Saved only on a second person's word too, as this group of settings (SEC-40). */
  twoPeople?: string
  read(db: Db): Promise<Content>
  /** Cleans what was sent before it is looked at. */
  tidy?(content: Content): Content
  problems(content: Content, before: Content, db: Db, now: Date): Promise<Problem[]> | Problem[]
  /** Absent for a draft, which is nowhere but among its own versions. */
  write?(trx: Db, content: Content, now: Date, by: string): Promise<void>
  labels?: Record<string, string>
  /** The words in it that people read; without, every text that is no address. */
  texts?(content: Content): string[]
  /** What two versions are compared by, where its own values say little to a reader. */
  inWords?(content: Content): unknown
}

/** A config with one address. */
export function configRoutes<Schema extends TSchema>(
  path: string,
  schema: Schema,
  config: VersionedConfig<Static<Schema>>,
) {
  return configRoutesOf(path, schema, Type.Object({}), config, () => config)
}

/** Configs that differ by what stands in their address; whoever has none answers 404 by a Refusal. */
export function configRoutesOf<Schema extends TSchema, Params extends TSchema>(
  path: string,
  schema: Schema,
  params: Params,
  { may, grave }: Pick<VersionedConfig<unknown>, 'may' | 'grave'>,
  configFor: (params: Static<Params>) => VersionedConfig<Static<Schema>>,
) {
  const staff = forStaff(may)
  const reply = ConfigReply(schema)
  const documentFor = (sent: unknown) => configDocument(configFor(sent as Static<Params>))
  // What is inside a schema that is not known here, the compiler cannot compare.
  const unchecked = <T>(answer: Promise<T>) => answer as Promise<never>
  return routes(
    staff.get(path, { params, reply }, ({ server, params }) =>
      unchecked(documentFor(params).read(server.db).then(dataReply)),
    ),
    staff.post(
      path,
      {
        ...(grave && { stepUp: true }),
        bodyLimit: BODY_LIMIT,
        params,
        body: ConfigSave(schema),
        reply,
        also: { 409: ConfigConflict(schema) },
      },
      (request, _params, _body, reply) =>
        unchecked(saveConfig(request, reply, documentFor(request.params))),
    ),
    staff.get(`${path}/history`, { params, reply: ConfigHistoryReply }, ({ server, params }) =>
      historyOf(server.db, documentFor(params)).then(dataReply),
    ),
    staff.get(
      `${path}/history/:version`,
      { params: Type.Intersect([params, OfVersion]), reply },
      ({ server, params }) =>
        unchecked(oldVersion(server.db, documentFor(params), params as Static<typeof OfVersion>)),
    ),
  )
}

async function oldVersion(
  db: Db,
  document: ReturnType<typeof configDocument>,
  sent: { version: string },
) {
  const version = Number(sent.version)
  const content = await contentOf(db, document, version)
  return dataReply({ version, changed_by: null, changed_at: null, content })
}

export interface State<Content> {
  version: number
  changed_by: string | null
  changed_at: string | null
  content: Content
}

export async function stateOf<Content>(
  db: Db,
  config: VersionedConfig<Content>,
): Promise<State<Content>> {
  const { changed_at, ...last } = await lastChange(db, config.name)
  return { ...last, changed_at: changed_at?.toISOString() ?? null, content: await config.read(db) }
}

function configDocument<Content>(config: VersionedConfig<Content>) {
  return {
    config,
    async lock(trx: Db) {
      await lockConfig(trx, config.name)
      const before = await stateOf(trx, config)
      return { ...before, changes: before.version }
    },
    read: (db: Db) => stateOf(db, config),
    versions: (db: Db) => configHistory(db, config.name, HISTORY_MAX),
    content: (db: Db, version: number) => configContent(db, config.name, version),
    noVersion: 'ไม่พบรุ่นที่ต้องการ',
    conflict({ changed_by, changed_at }: State<Content>) {
      if (!changed_by || !changed_at) return 'ข้อมูลนี้ถูกเปลี่ยนไปแล้ว กรุณาเปรียบเทียบก่อนบันทึก'
      return `${changed_by} บันทึกข้อมูลนี้ไปก่อนแล้วเมื่อ ${longMoment(changed_at)} กรุณาเปรียบเทียบก่อนบันทึก`
    },
  }
}

async function saveConfig<Content>(
  request: FastifyRequest,
  reply: FastifyReply,
  document: ReturnType<typeof configDocument<Content>>,
) {
  const { version, content: sent } = request.body as { version: number; content: Content }
  const { config } = document
  const changedBy = request.staff.login
  let held: string | undefined
  const change = async (trx: Db, before: State<Content>) => {
    const at = new Date()
    const content = await checkedContent(trx, config, before, sent, at)
    if (!config.twoPeople) await requireAccounts(trx, request, config, before.content, content)
    held = await heldConfig(trx, request, config, before, content)
    if (held) return undefined
    const saved = await writeConfig(trx, config, before, content, { login: changedBy, at })
    if (!saved) return undefined
    return { action: 'content.save' as const, detail: saved }
  }
  const answer = await changeDocument(request, reply, document, version, change)
  return held ? { ...answer, rc_des: held } : answer
}

async function checkedContent<Content>(
  trx: Db,
  config: VersionedConfig<Content>,
  before: State<Content>,
  sent: Content,
  at: Date,
): Promise<Content> {
  const content = config.tidy ? config.tidy(sent) : sent
  const [problem] = await config.problems(content, before.content, trx, at)
  if (problem) throw new Refusal(400, problem.text)
  return content
}

function requireAccounts<Content>(
  trx: Db,
  request: FastifyRequest,
  { name: where, texts = textsIn }: VersionedConfig<Content>,
  before: Content,
  content: Content,
): Promise<void> {
  const said = { where, texts: texts(content), before: texts(before) }
  return requireKnownAccounts(trx, request, said)
}

const ADDRESS = /^(?:\/|https?:\/\/|[0-9a-f-]{36}$)/

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return ADDRESS.test(value) && !/\s/.test(value) ? [] : [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

async function heldConfig<Content>(
  trx: Db,
  request: FastifyRequest,
  config: VersionedConfig<Content>,
  { version, content: before }: State<Content>,
  content: Content,
): Promise<string | undefined> {
  const { twoPeople: group, title } = config
  const changes = changesOf(config, before, content)
  if (!group || changes.length === 0) return undefined
  const saved = { group, version, content }
  const says = [title, ...changes]
  return heldForSecond(trx, request, { kind: 'settings', subject: group, content: saved, says })
}

/** What one proposed and another confirmed, unless it was changed since. */
export async function saveConfirmedConfig<Content>(
  { request, trx, proposer }: ConfirmedAct,
  config: VersionedConfig<Content>,
  { version, content: sent }: { version: number; content: Content },
): Promise<undefined> {
  await lockConfig(trx, config.name)
  const before = await stateOf(trx, config)
  if (before.version !== version)
    throw new Refusal(409, 'ค่านี้ถูกเปลี่ยนไปแล้วหลังจากเสนอ กรุณาไม่ยืนยัน แล้วเสนอใหม่')
  const at = new Date()
  const content = await checkedContent(trx, config, before, sent, at)
  const detail = await writeConfig(trx, config, before, content, { login: proposer.login, at })
  if (detail) await recordAudit(trx, request, { action: 'content.save', detail })
}

/** Writes it and keeps it as the next version; answers what is recorded of that, and nothing where it changes nothing. */
export async function writeConfig<Content>(
  trx: Db,
  config: VersionedConfig<Content>,
  before: State<Content>,
  content: Content,
  { login: changedBy, at }: { login: string; at: Date },
): Promise<{ sheet: string; version: number; changes: string } | undefined> {
  const { name } = config
  const { version } = before
  const changes = changesOf(config, before.content, content)
  if (changes.length === 0) return undefined
  if (version === 0) {
    const first = { name, version, content: before.content, changes: [], changedBy: null, at }
    await addConfigVersion(trx, first)
  }
  await config.write?.(trx, content, at, changedBy)
  // What was written, as it can be read again: names that were changed are the names from now on.
  const written = config.write ? await config.read(trx) : content
  const next = version + 1
  await addConfigVersion(trx, { name, version: next, content: written, changes, changedBy, at })
  return { sheet: name, version: next, changes: changes.join('\n').slice(0, 2000) }
}

function changesOf<Content>(
  { inWords = (content) => content, labels }: VersionedConfig<Content>,
  before: Content,
  after: Content,
): string[] {
  return changesBetween(inWords(before), inWords(after), labels)
}
