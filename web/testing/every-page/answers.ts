// A server that answers every call with whatever its own description allows.

import { Random, seedOf } from './random.ts'
import { type Schema, valueFor } from './schema-values.ts'

/** What /api/openapi.json tells. */
export interface Description {
  paths: Record<string, Record<string, Operation>>
}

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

interface Route {
  name: string
  method: string
  path: RegExp
  schema: Schema
}

export interface Answered {
  route: string
  value: unknown
}

/** The answer to a call: the same for the same seed, whenever it is asked for. */
export type Answerer = (method: string, url: string, seed: number) => Answered | undefined

export function answersOf({ paths }: Description): Answerer {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => routeOf(method, path, operation)),
  )
  // An address without a hole goes before one that it would fit into.
  routes.sort((a, b) => holesIn(a.name) - holesIn(b.name))
  return (method, url, seed) => {
    const [path = ''] = url.split('?')
    const route = routes.find((one) => one.method === method && one.path.test(path))
    if (!route) return undefined
    return { route: route.name, value: valueFor(route.schema, new Random(seedOf(seed, url))) }
  }
}

function holesIn(path: string): number {
  return path.split('{').length
}

function routeOf(method: string, path: string, { responses }: Operation): Route[] {
  const schema = Object.values(responses['200']?.content ?? {})[0]?.schema
  if (!schema) return []
  return [
    {
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replace(/[.*+?]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
      schema,
    },
  ]
}
