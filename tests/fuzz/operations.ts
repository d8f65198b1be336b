// What can be asked of the site, as its own description says it (/api/openapi.json).

import type { FastifyInstance } from 'fastify'
import type { Schema } from '#web/testing/every-page/schema-values.ts'

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: Schema
}

export interface Operation {
  method: 'GET' | 'POST'
  /** With its parameters in braces. */
  path: string
  area: 'public' | 'member' | 'unit' | 'staff'
  parameters: Parameter[]
  body: Schema | undefined
  /** Takes a file as it is. */
  takesFile: boolean
}

interface Described {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
}

export async function operationsOf(app: FastifyInstance): Promise<Operation[]> {
  const areas = new Map(app.doors.map(({ name, authz }) => [inBraces(name), authz]))
  const { paths } = (await app.inject('/api/openapi.json')).json()
  return Object.entries<Record<string, Described>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([lower, { parameters = [], requestBody }]): Operation => {
      const method = lower.toUpperCase() as Operation['method']
      const body = Object.values(requestBody?.content ?? {})[0]?.schema
      const isAny = body !== undefined && Object.keys(body).length === 0
      return {
        method,
        path,
        area: areas.get(`${method} ${path}`) ?? 'public',
        parameters: parameters.filter((one) => one.in === 'path' || one.in === 'query'),
        body: isAny ? undefined : body,
        takesFile: isAny,
      }
    }),
  )
}

/** As the description spells an address: `/list/{topicId}`. */
function inBraces(name: string): string {
  return name.replace(/:(\w+)/g, '{$1}').replace('*', '{*}')
}
