// Whatever a schema of the contract allows, at random and with a liking for the ends: empty lists, the longest texts,
// nothing where nothing may be, the largest amounts, the last day of a year and the 29th of February.

import fc from 'fast-check'
import type { Random } from './random.ts'

/** As the server describes its answers (OpenAPI 3.0). */
export interface Schema {
  type?: string
  nullable?: boolean
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
}

type Make = (schema: Schema, chance: Random) => unknown

export function valueFor(schema: Schema, chance: Random): unknown {
  if (schema.nullable && chance.one(6)) return null
  if (schema.enum) return chance.of(schema.enum)
  if (schema.anyOf) return valueFor(chance.of(schema.anyOf), chance)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valueFor(part, chance)))
  const make = BY_TYPE[schema.type ?? '']
  // Of anything at all no page could be drawn.
  if (!make) throw new Error(`the contract does not say what this is: ${JSON.stringify(schema)}`)
  return make(schema, chance)
}

const BY_TYPE: Record<string, Make> = {
  boolean: (_, chance) => chance.one(2),
  integer: number,
  number,
  string,
  array: list,
  object: thing,
}

/** The largest sum that is still told exactly: more satang than there will ever be. */
const LARGEST = Number.MAX_SAFE_INTEGER
const ENDS = [0, 1, 99, 100, 1_234_567_89]

function number({ minimum = -LARGEST, maximum = LARGEST }: Schema, chance: Random): number {
  const usual = [Math.max(minimum, 1), Math.min(maximum, 1_000)] as const
  if (chance.one(2) && usual[0] <= usual[1]) return chance.between(...usual)
  if (chance.one(2)) return chance.between(minimum, maximum)
  const ends = ENDS.filter((end) => end > minimum && end < maximum)
  return chance.of([minimum, ...ends, maximum])
}

function string(schema: Schema, chance: Random): string {
  const { format, pattern } = schema
  if (pattern) return chance.of(matching(pattern))
  if (!format) return text(schema, chance)
  const make = FORMATS[format]
  if (!make) throw new Error(`nobody knows how to write a ${format}`)
  return make(chance)
}

const FORMATS: Record<string, (chance: Random) => string> = {
  date: day,
  month: (chance) => day(chance).slice(0, 7),
  'date-time': instant,
  uuid: (chance) =>
    chance.of(matching('^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$')),
  'typed-day': (chance) => (chance.one(4) ? '' : day(chance)),
  'typed-instant': (chance) => (chance.one(4) ? '' : instant(chance)),
  binary: () => '%PDF-1.7',
}

function day(chance: Random): string {
  const year = chance.one(4) ? chance.between(1900, 2199) : chance.between(1990, 2040)
  const ends = [`${year}-01-01`, `${year}-12-31`, isoDay(Date.UTC(year, 2, 0)), `${year}-09-30`]
  return chance.one(2) ? chance.of(ends) : isoDay(Date.UTC(year, 0, chance.between(1, 365)))
}

function instant(chance: Random): string {
  return `${day(chance)}T${chance.of(TIMES)}`
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Midnight in Bangkok is at 17.00 of the day before. */
const TIMES = ['00:00:00.000Z', '16:59:59.999Z', '17:00:00.000Z', '23:59:59.999Z', '02:03:04.005Z']

const PATTERN_SAMPLES = 40
const matched = new Map<string, string[]>()

function matching(pattern: string): string[] {
  const texts =
    matched.get(pattern) ??
    fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: PATTERN_SAMPLES, seed: 1 })
  matched.set(pattern, texts)
  return texts
}

const LETTERS = [...'กขคงจฉชซดตถทธนบปผพภมยรลวสหอะาิีึืุูเแโไ่้์ฯๆ๐๙ AZaz09.,-/()"<>&\'฿']
const LONGEST = 400

function text({ minLength = 0, maxLength = LONGEST }: Schema, chance: Random): string {
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST))
  // As long as may be and without a place to break it, or nothing.
  if (chance.one(16)) return 'ก'.repeat(longest)
  if (chance.one(8)) return ' '.repeat(minLength)
  const length = chance.between(minLength, Math.min(longest, minLength + 12))
  return Array.from({ length }, () => chance.of(LETTERS)).join('')
}

function list(schema: Schema, chance: Random): unknown[] {
  const { items = {}, minItems = 0, maxItems = 100, uniqueItems } = schema
  const most = chance.of([minItems, minItems + 1, minItems + 3, minItems + 3, minItems + 8])
  const length = chance.between(minItems, Math.min(most, maxItems))
  const made = Array.from({ length }, () => valueFor(items, chance))
  return uniqueItems ? [...new Set(made)] : made
}

function thing(schema: Schema, chance: Random): object {
  const { properties = {}, required = [], additionalProperties } = schema
  const made: Record<string, unknown> = {}
  if (typeof additionalProperties === 'object') {
    for (let left = chance.between(0, 3); left > 0; left--)
      made[text({ minLength: 1, maxLength: 20 }, chance)] = valueFor(additionalProperties, chance)
  }
  for (const [name, of] of Object.entries(properties)) {
    if (required.includes(name) || chance.one(2)) made[name] = valueFor(of, chance)
  }
  return made
}
