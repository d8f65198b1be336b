// The browser's tables of endpoints against what the server says of itself.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import swagger from '@fastify/swagger'
import fastify from 'fastify'
import type { TSchema } from 'typebox'
import { NoBody } from '#contract/shared/envelope.ts'
import { ConfigHistoryReply, ConfigReply, ConfigSave } from '#contract/staff/versioned-config.ts'
import { expect, test } from './support/app/test.ts'

const ROOT = join(import.meta.dirname, '..')

interface Row {
  method: 'GET' | 'POST'
  path: string
  kind: string
  body: TSchema | undefined
  reply: TSchema | undefined
}

interface Operation {
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { content?: Record<string, { schema: { format?: string } }> }>
}
type Paths = Record<string, { get?: Operation; post?: Operation }>

test('every endpoint of the browser’s tables is answered by the server, with the schemas named there', async ({
  app,
}) => {
  const rows = await tableRows()
  const described: Paths = (await app.inject('/api/openapi.json')).json().paths
  const expected = await describedByTables(rows)
  expect(rows.length).toBeGreaterThan(250)
  expect(rows.flatMap((row) => differenceOf(row, described, expected))).toEqual([])
})

test('every address of the interface that a page names is in the tables', async () => {
  const paths = (await tableRows()).map(({ path }) => path)
  const files = globSync('web/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.|^web\/(?:testing|client\/endpoints)\//.test(file),
  )
  const unknown = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(['"`])(\/api\/[^'"`?$]*)\1/g)]
      .map(([, , path = '']) => path)
      // The papers of a page share the beginning of their address.
      .filter((path) => !paths.some((one) => one === path || one.startsWith(`${path}/`)))
      .map((path) => `${file}: ${path}`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(unknown).toEqual([])
})

async function tableRows(): Promise<Row[]> {
  const files = globSync('web/client/endpoints/*.ts', { cwd: ROOT }).sort()
  return (await Promise.all(files.map(rowsIn))).flat()
}

async function rowsIn(file: string): Promise<Row[]> {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const schemas = new Map<string, TSchema>()
  for (const [, whole, names = '', module = ''] of text.matchAll(
    /import type (?:\* as (\w+)|\{([^}]*)\}) from '#(contract\/[\w/-]+\.ts)'/g,
  )) {
    const exported: Record<string, TSchema> = await import(join(ROOT, module))
    for (const [name, schema] of Object.entries(exported)) {
      if (whole) schemas.set(`${whole}.${name}`, schema)
      else if (names.match(/\w+/g)?.includes(name)) schemas.set(name, schema)
    }
  }
  const rows = [...text.matchAll(/^ {2}'(GET|POST) (\/\S+)': +(\w+)(?:<(.*)>)?$/gm)].map(
    ([, method, path = '', kind = '', of = '']) => {
      const named = [...of.matchAll(/typeof ([\w.]+)/g)].map(([, name = '']) => schemas.get(name))
      const sends = kind === 'Write' || kind === 'PaperOf'
      const body = sends ? named.shift() : kind === 'Call' ? NoBody : undefined
      return { method: method as Row['method'], path, kind, body, reply: named.shift() }
    },
  )
  const configs = [...text.matchAll(/^ {2}'(\/\S+)': +typeof ([\w.]+)$/gm)]
  return [
    ...rows,
    ...configs.flatMap(([, path = '', name = '']) =>
      configRows(path, schemas.get(name) as TSchema),
    ),
  ]
}

/** As the type `ConfigEndpoints` of web/client/address.ts has it. */
function configRows(path: string, content: TSchema): Row[] {
  const read = { method: 'GET', kind: 'Read', body: undefined } as const
  return [
    { ...read, path, reply: ConfigReply(content) },
    { method: 'POST', kind: 'Write', path, body: ConfigSave(content), reply: ConfigReply(content) },
    { ...read, path: `${path}/history`, reply: ConfigHistoryReply },
    { ...read, path: `${path}/history/:version`, reply: ConfigReply(content) },
  ]
}

/** The same description, made of the tables. */
async function describedByTables(rows: Row[]): Promise<Paths> {
  const app = fastify()
  // It only describes: nothing is ever sent to it.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  await app.register(swagger, { openapi: { info: { title: 'tables', version: '1' } } })
  for (const { method, path, body, reply } of rows) {
    const response = reply ? { response: { 200: reply } } : {}
    app.route({
      method,
      url: path,
      schema: { ...(body && { body }), ...response },
      handler: () => {},
    })
  }
  await app.ready()
  return app.swagger().paths as unknown as Paths
}

function differenceOf(row: Row, described: Paths, expected: Paths): string[] {
  const { method, path, kind } = row
  const key = path.replace(/:(\w+)/g, '{$1}')
  const at = (paths: Paths) => paths[key]?.[method === 'GET' ? 'get' : 'post']
  const [ours, theirs] = [at(expected), at(described)]
  if (!ours || !theirs) return [`${method} ${path} is not answered`]
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const replies = [ours, theirs].map(({ responses }) => schemaIn(responses['200']?.content))
  const bodies = [ours, theirs].map(({ requestBody }) => schemaIn(requestBody?.content))
  const answersFile = kind === 'Paper' || kind === 'PaperOf'
  const isReply = answersFile
    ? (replies[1] as { format?: string })?.format === 'binary'
    : isSame(replies[0], replies[1])
  // What has nothing to say may go without a schema; a file has none.
  const mayBeEmpty = kind === 'Call' && bodies[1] === undefined
  const isBody =
    mayBeEmpty || (kind === 'Upload' ? isSame(bodies[1], {}) : isSame(bodies[0], bodies[1]))
  return [
    ...(isReply ? [] : [`${method} ${path} answers something else`]),
    ...(isBody ? [] : [`${method} ${path} takes something else`]),
  ]
}

function schemaIn(content: Record<string, { schema: unknown }> | undefined): unknown {
  return Object.values(content ?? {})[0]?.schema
}
