// docs/requirements/calls.md: every call of the server with who may make it, what it takes and what it answers, from
// the routes' own schemas.

import { join } from 'node:path'
import pino from 'pino'
import { type App, type AppParts, buildApp } from '#server/http/app.ts'
import type { Door } from '#server/http/authz.ts'

export const CALLS_DOC = join(import.meta.dirname, '../..', 'docs', 'requirements', 'calls.md')

const HEAD = `# Every call

Written by \`npm run docs\` from the routes' own schemas; all they say is at \`/api/openapi.json\`. Amounts are whole satang, days \`YYYY-MM-DD\` in the
common era, instants ISO 8601 in UTC. \`?\` marks what may be left out, \`[]\` a list, “file” the bytes of one. Of an answer in an envelope
([wire.md](wire.md)) its \`data\` is shown. Who may: for staff the permission of \`domain/identity/staff-role.ts\`, and “+ proof” where a fresh proof of who
one is must come with it.
`

const AUDIENCES: [name: string, address: RegExp][] = [
  ['Public', /^\/api\/info\//],
  ['Member', /^\/api\/member\//],
  ['Unit', /^\/api\/membergroup\//],
  ['Staff', /^\/(api\/)?admin\//],
]
const METHODS = ['get', 'post'] as const

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  format?: string
}
interface Content {
  content?: Record<string, { schema?: Schema }>
}
interface Call {
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: Content
  responses: Record<string, Content>
}

export async function callsDoc(): Promise<string> {
  const { paths, doors } = await description()
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const call = methods[method]
      return call ? [{ path, name: `${method.toUpperCase()} ${path}`, call }] : []
    }),
  )
  const parts = AUDIENCES.map(([audience, address]) => {
    const rows = calls
      .filter(({ path }) => address.test(path))
      .sort((one, other) => (one.path < other.path ? -1 : 1))
      .map(({ name, call }) => rowOf(name, call, doors))
    return `## ${audience}\n\n| call | who may | takes | answers |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
  })
  return [HEAD, ...parts].join('\n')
}

function rowOf(name: string, call: Call, doors: readonly Door[]): string {
  const address = name.replace(/\{(\w+)\}/g, ':$1')
  const door = doors.find((one) => one.name === address)
  const who = [door?.may ?? door?.authz, door?.stepUp && '+ proof'].filter(Boolean).join(' ')
  return `| \`${name}\` | ${who} | ${takenBy(call)} | ${answeredBy(call)} |`
}

function takenBy({ parameters = [], requestBody }: Call): string {
  const query = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, required }) => (required ? name : `${name}?`))
  const [body] = Object.values(requestBody?.content ?? {})
  // The bytes of a file have no schema but an empty one.
  const sent = body && (body.schema?.type ? namesIn(body.schema) : 'file')
  return [query.length > 0 && `query: ${query.join(', ')}`, sent].filter(Boolean).join('; ') || '–'
}

function answeredBy({ responses }: Call): string {
  if (!responses['200']) return '–'
  const content = Object.entries(responses['200'].content ?? {})[0]
  if (!content?.[0].includes('json')) return 'file'
  const schema = content[1].schema ?? {}
  const { rc_code: code, data } = propertiesOf(schema)
  if (!code) return namesIn(schema) || 'file'
  return data ? namesIn(data) || 'a value' : namesIn(schema)
}

/** What is in it, by name: `{a, b?, c[] {d}}`. */
function namesIn(schema: Schema): string {
  const properties = Object.entries(propertiesOf(schema))
  if (schema.type === 'array') return `[] ${bracketed(schema.items ?? {})}`.trim()
  const required = new Set([schema, ...(schema.allOf ?? [])].flatMap((one) => one.required ?? []))
  return properties
    .map(([name, value]) => {
      const isList = value.type === 'array'
      const inside = bracketed(isList ? (value.items ?? {}) : value)
      return `${name}${isList ? '[]' : ''}${required.has(name) ? '' : '?'}${inside && ` ${inside}`}`
    })
    .join(', ')
}

function bracketed(schema: Schema): string {
  const names = namesIn(schema)
  return names && `{${names}}`
}

/** Of one that may be null, or be made of several, what any of them has. */
function propertiesOf({ properties, anyOf, allOf }: Schema): Record<string, Schema> {
  const parts = [...(anyOf ?? []), ...(allOf ?? [])].map(propertiesOf)
  return Object.assign({}, ...parts, properties)
}

/** Nothing is ever checked or written by them, and compiling all of them takes seconds. */
const UNCOMPILED = {
  compilersFactory: {
    buildValidator: () => () => () => true,
    buildSerializer: () => () => () => '',
  },
}

/** Read off an app that is built and never asked anything, so that it needs neither database nor web. */
async function description() {
  const page = { status: 503, html: '', title: '', description: '' }
  const parts = {
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], mode: 'demo' },
    secrets: { csrf: 'of nobody' },
    assets: { styleHash: '', bootHash: '', areaBootHash: '', files: new Map() },
    web: { renderUnavailable: () => page, drawnPages: [] },
    papers: { close: async () => undefined },
    db: unreachable(),
    audit: unreachable(),
    sealing: unreachable(),
    schemaController: UNCOMPILED,
  }
  const app = await buildApp(parts as unknown as AppParts, pino({ level: 'silent' }))
  await app.ready()
  const { paths } = app.swagger() as unknown as { paths: Record<string, Record<string, Call>> }
  const { doors } = app as unknown as App
  await app.close()
  return { paths, doors }
}

/** Whatever is asked of it is again such a thing. */
function unreachable(): unknown {
  const nothing: unknown = new Proxy(() => undefined, {
    get: (_, name) => (name === 'then' ? undefined : nothing),
    apply: () => nothing,
  })
  return nothing
}
