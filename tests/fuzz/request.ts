// One request: mostly what the description allows, with something wrong somewhere.

import { Random, seedOf } from '#web/testing/every-page/random.ts'
import { type Schema, valueFor } from '#web/testing/every-page/schema-values.ts'
import { FILE_NAMES, type SentFile, sentFile } from './files.ts'
import { hostileText, hostileValue } from './hostile-values.ts'
import type { Learned } from './learned.ts'
import type { Operation, Parameter } from './operations.ts'

export const CALLERS = ['nobody', 'member', 'unit', 'staff', 'forger'] as const
export type Caller = (typeof CALLERS)[number]

/** As it can be sent once more: whoever asks is named, and has a token of the moment. */
export interface FuzzRequest {
  as: Caller
  method: string
  url: string
  headers: Record<string, string>
  body?: Buffer
}

/** As it stands in a log, its body in base64. */
export type StoredRequest = Omit<FuzzRequest, 'body'> & { body?: string }

export function asStored({ body, ...request }: FuzzRequest): StoredRequest {
  return { ...request, ...(body && { body: body.toString('base64') }) }
}

export function readBack({ body, ...request }: StoredRequest): FuzzRequest {
  return { ...request, ...(body !== undefined && { body: Buffer.from(body, 'base64') }) }
}

export interface Drawing {
  operations: readonly Operation[]
  files: readonly SentFile[]
  learned: Learned
  solvedCaptcha: () => string
}

export function requestOf(
  seed: number,
  drawing: Drawing,
): FuzzRequest & Pick<Operation, 'area'> & { name: string } {
  const chance = new Random(seedOf(seed, 'request'))
  const operation = drawn(drawing, chance)
  const method = chance.one(60)
    ? chance.of(['PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'])
    : operation.method
  const { body, type } = operation.method === 'POST' ? bodyOf(operation, drawing, chance) : {}
  return {
    name: `${operation.method} ${operation.path}`,
    area: operation.area,
    as: callerOf(operation, chance),
    method,
    url: addressOf(operation, drawing, chance),
    headers: { ...(type && { 'content-type': type }), ...oddHeaders(chance) },
    ...(body && { body }),
  }
}

/** What takes longer than the others is asked for less often: once in so many times that it is drawn. */
const SPARED: [path: RegExp, times: number][] = [
  // A backup or a night is a process of its own, which takes as long as a thousand answers.
  [/\/health\/runs$|\/imports\/.*(run|publication|rejection|rollback|acceptance)$/, 20],
  // Papers by the dozen, a night's report, and the count of those who listen, which waits for other processes: as long as fifty.
  [/\/papers\/bundle$|\/announcements$|\/report\/pdf$/, 20],
  // Printed, or a workbook: as long as ten to thirty.
  [/\/papers\/|\/pdf$|\/xlsx$|\/report(\/\{format\})?$/, 6],
  // Pictures that are cut, files that are read in a thread of their own, passwords and whole pages: as long as five to ten.
  [/\/media\/|\/shared\/|\.png$|\/pictures$|\/upload$|\/files?$/, 4],
  [/\/auth\/login$|pass(word)?$|\{\*\}$|\/overview$|\/slip$|\/health$/, 3],
]

function drawn({ operations }: Drawing, chance: Random): Operation {
  const operation = chance.of(operations)
  const [, times = 1] = SPARED.find(([path]) => path.test(operation.path)) ?? []
  return chance.one(times) ? operation : chance.of(operations)
}

function callerOf({ area }: Operation, chance: Random): Caller {
  if (chance.one(6)) return chance.of(CALLERS)
  return area === 'public' ? 'nobody' : area
}

function addressOf({ path, parameters }: Operation, drawing: Drawing, chance: Random): string {
  const isHostile = chance.one(4)
  const textOf = (parameter: Parameter) => {
    if (isHostile && chance.one(2)) return hostileText(chance)
    return String(usual(parameter.schema, parameter.name, drawing, chance))
  }
  const holes = new Map(parameters.map((one) => [one.name, one]))
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    name === '*' ? pagePath(drawing, chance) : inAddress(textOf(holes.get(name) ?? anyText(name))),
  )
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || chance.one(2)))
    .filter(() => !chance.one(30))
    .flatMap((one) => {
      const pair = `${inAddress(one.name)}=${inAddress(textOf(one))}`
      return chance.one(40) ? [pair, chance.one(2) ? pair : `${one.name}[]=x`] : [pair]
    })
  if (chance.one(60)) query.push(`${inAddress(hostileText(chance)).slice(0, 100)}=1`)
  if (chance.one(60)) query.push('page=999999999', '__proto__[x]=1')
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

function anyText(name: string): Parameter {
  return { name, in: 'path', required: true, schema: { type: 'string', maxLength: 20 } }
}

// biome-ignore format: addresses of pages
const PAGES = ['home', 'board', 'loancal', 'loanright', 'caldividend', 'search', 'demand', 'election', 'verify', 'logon', 'list/1',
  'show/1', 'dashboard', 'guide', 'cookie/policy', 'units', 'welcome']

function pagePath({ learned }: Drawing, chance: Random): string {
  if (chance.one(3)) return inAddress(hostileText(chance)).replaceAll('%2F', '/')
  if (chance.one(3)) return `show/${learned.of('topic_id', chance) ?? 1}`
  return chance.of(PAGES)
}

/** Half pairs too, which encodeURIComponent refuses. */
function inAddress(text: string): string {
  const short = text.slice(0, 4_000)
  return short.isWellFormed()
    ? encodeURIComponent(short)
    : encodeURIComponent(short.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80')
}

interface Body {
  body?: Buffer
  type?: string
}

const JSON_TYPE = 'application/json'

function bodyOf({ body: schema, takesFile }: Operation, drawing: Drawing, chance: Random): Body {
  if (takesFile ? !chance.one(20) : chance.one(40)) {
    const { type, bytes } = sentFile(drawing.files, chance)
    return { type, body: bytes }
  }
  if (chance.one(60)) return {}
  if (!schema) return { type: JSON_TYPE, body: Buffer.from(chance.one(2) ? '{}' : '') }
  const usualBody = named(schema, valueFor(schema, chance), '', drawing, chance)
  if (chance.one(20)) return json(hostileValue(chance))
  const value = chance.one(2) ? usualBody : spoiled(usualBody, chance)
  if (chance.one(12)) return { type: JSON_TYPE, body: damaged(JSON.stringify(value), chance) }
  return chance.one(15) ? otherType(JSON.stringify(value), chance) : json(value)
}

function json(value: unknown): Body {
  return { type: JSON_TYPE, body: Buffer.from(JSON.stringify(value)) }
}

/** What the schema made, with what the site itself once answered under the same names. */
function named(
  schema: Schema,
  value: unknown,
  name: string,
  drawing: Drawing,
  chance: Random,
): unknown {
  if (Array.isArray(value))
    return value.map((item) => named(schema.items ?? {}, item, name, drawing, chance))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([inner, one]) => [
        inner,
        named(schema.properties?.[inner] ?? {}, one, inner, drawing, chance),
      ]),
    )
  return known(value, name, drawing, chance) ?? value
}

function usual(schema: Schema, name: string, drawing: Drawing, chance: Random): unknown {
  const value = schema.type || schema.enum || schema.anyOf ? valueFor(schema, chance) : 'x'
  return known(value, name, drawing, chance) ?? value
}

function known(value: unknown, name: string, drawing: Drawing, chance: Random): unknown {
  if (name === 'recaptcha' && !chance.one(4)) return drawing.solvedCaptcha()
  if (name === 'name' && chance.one(3)) return chance.of(FILE_NAMES)
  if (chance.one(3)) return undefined
  const found = drawing.learned.of(name, chance)
  return typeof found === typeof value
    ? found
    : typeof value === 'string'
      ? found?.toString()
      : undefined
}

/** With one to three values in it that do not belong there. */
function spoiled(value: unknown, chance: Random): unknown {
  if (value === null || typeof value !== 'object' || chance.one(30)) return hostileValue(chance)
  const copy = structuredClone(value) as Record<string, unknown>
  const names = Object.keys(copy)
  if (chance.one(12)) copy[hostileText(chance).slice(0, 50)] = hostileValue(chance)
  for (let left = chance.between(1, 3); left > 0 && names.length > 0; left--) {
    const name = chance.of(names)
    if (chance.one(8)) delete copy[name]
    else copy[name] = chance.one(2) ? spoiled(copy[name], chance) : spoiledLike(copy[name], chance)
  }
  return Array.isArray(value) ? Object.values(copy) : copy
}

/** Of the right type, so that it comes further than the schema. */
function spoiledLike(value: unknown, chance: Random): unknown {
  if (typeof value === 'string') return hostileText(chance)
  if (typeof value === 'number') return chance.of([0, -1, 1, 2 ** 31, 2 ** 53 - 1, 0.5, 99_999_999])
  return spoiled(value, chance)
}

function damaged(text: string, chance: Random): Buffer {
  const at = chance.between(0, text.length)
  switch (chance.between(0, 7)) {
    case 0:
      return Buffer.from(text.slice(0, at))
    case 1:
      return Buffer.from(`\ufeff${text}`)
    case 2:
      return Buffer.from(text, 'utf16le')
    case 3:
      return Buffer.concat([
        Buffer.from(text.slice(0, at)),
        Buffer.from([0xff, 0xc0, 0x80, 0]),
        Buffer.from(text.slice(at)),
      ])
    case 4:
      return Buffer.from('['.repeat(30_000))
    case 5:
      return Buffer.from(text.replace('{', '{"__proto__":{"x":1},'))
    case 6:
      return Buffer.from(
        text.replace(/:(-?\d+)/, ':1e999').replace(/"[^"]*"}$/, '"\\ud800\\u0000"}'),
      )
    default:
      return Buffer.from(text.replace('{', '{"name":1,"name":2,'))
  }
}

function otherType(text: string, chance: Random): Body {
  const boundary = 'x-boundary'
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${text}\r\n--${boundary}--\r\n`
  // biome-ignore format: one row a type
  const [type, body] = chance.of<[string, string]>([
    [`multipart/form-data; boundary=${boundary}`, part],
    [`multipart/form-data; boundary=${boundary}`, part.slice(0, 60)],
    ['multipart/form-data', part],
    ['application/x-www-form-urlencoded', 'a=1&a=2&a[]=3&%ff=%00'],
    ['text/plain', text],
    ['application/xml', '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'],
    ['application/json; charset=utf-16', text],
    ['application/json; charset=\u00e9', text],
    ['application/jsonp', text],
    ['*/*', text],
    [';', text],
  ])
  return { type, body: Buffer.from(body) }
}

function oddHeaders(chance: Random): Record<string, string> {
  if (!chance.one(20)) return {}
  // biome-ignore format: one row a header
  return chance.of<Record<string, string>>([
    { range: 'bytes=0-0,5-,-5' },
    { 'if-none-match': '"x", W/"y", *' },
    { 'if-modified-since': 'Thu, 99 Foo 99999' },
    { 'accept-encoding': 'br;q=0, gzip;q=9, *;q=NaN, '.repeat(50) },
    { accept: 'application/json;q=x, */*;q=1e9' },
    { cookie: `__Host-pre=${'a'.repeat(3_000)}; =; ;;; look=%ff; __Host-mb=` },
    { cookie: 'look=%7B%22__proto__%22%3A1%7D; __Host-dv=x; __Host-mb=y' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'x-forwarded-for': '::1, 999.1.1.1, <script>' },
    { 'x-release': '../../x' },
    { 'user-agent': '(('.repeat(2_000) },
    { 'user-agent': '' },
    { 'x-impersonation-grant': 'x'.repeat(500) },
    { 'x-csrf-token': '...' },
    { traceparent: '00-0-0-00' },
    { 'content-encoding': 'gzip' },
    { expect: '100-continue' },
    { host: 'evil.example:99999' },
  ])
}
