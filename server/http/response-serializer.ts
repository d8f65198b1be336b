// What routes answer is put into JSON by functions made of their schemas. A value that may be null is a union to a schema, and of a
// union each alternative is tried on the value by a validator: twice what all the rest of a member's feed takes. Said
// in the serializer's own word, `nullable`, the same JSON is written without asking.

import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

type Build = (externals: unknown, options?: never) => (route: { schema: unknown }) => Compiled
type Compiled = (...given: unknown[]) => unknown

export function buildSerializer(...given: Parameters<Build>) {
  const compile = (SerializerSelector() as unknown as Build)(...given)
  return <Route extends { schema: unknown }>(route: Route) =>
    onceIfFrozen(compile({ ...route, schema: withNullable(route.schema) }))
}

/**
 * A frozen answer stays as it is, so it is put into JSON once. As bytes: to make these of a text with Thai letters is a third of
 * what it costs to send it.
 */
function onceIfFrozen(serialize: Compiled): Compiled {
  const known = new WeakMap<object, Buffer>()
  return (answer, ...rest) => {
    if (typeof answer !== 'object' || answer === null || !Object.isFrozen(answer))
      return serialize(answer, ...rest)
    const bytes = known.get(answer) ?? bytesOf(serialize(answer, ...rest) as string)
    known.set(answer, bytes)
    return bytes
  }
}

/** In room of their own: of the room that small ones share, one would keep all. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

export function withNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNullable)
  if (typeof schema !== 'object' || schema === null) return schema
  const said = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [name, withNullable(part)]),
  )
  const { anyOf, ...rest } = said
  const value = valueOrNull(anyOf)
  return value ? { ...rest, ...value, nullable: true } : said
}

/** What else it may be, where that is one plain type. */
function valueOrNull(anyOf: unknown): object | undefined {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return undefined
  const [value, nothing] = anyOf
  return nothing?.type === 'null' && typeof value?.type === 'string' ? value : undefined
}
