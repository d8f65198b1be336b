// Each app has some thousand schemas. What they compile to is the same every time and takes longer than most tests, so in a
// worker it is done once, and when it is first used. That all of them compile is seen wherever the site is started.

import { AjvCompiler } from '@fastify/ajv-compiler'
import type { FastifyServerOptions } from 'fastify'
import { buildSerializer } from '#server/http/response-serializer.ts'

interface Part {
  schema: unknown
  httpPart?: string
  httpStatus?: string
}

interface Options {
  customOptions?: object
  ajv?: object
}

type Build = (externals: unknown, options?: never) => (route: Part) => Compiled

/** Ajv goes over what it compiled once more to shorten it, which takes as long again and is worth it to nobody who tests. */
const PLAIN = { code: { optimize: false } }

function plainly({ customOptions, ajv, ...options }: Options = {}): never {
  const own = customOptions && { customOptions: { ...customOptions, ...PLAIN } }
  return { ...options, ...own, ...(ajv && { ajv: { ...ajv, ...PLAIN } }) } as never
}

type Compiled = ((value: unknown, ...more: unknown[]) => unknown) & { errors?: unknown }

function once(build: Build): Build {
  const compiled = new Map<string, Compiled>()
  return (externals, options) => {
    const compile = build(externals, plainly(options))
    return (route) => {
      const key = JSON.stringify([route.httpPart, route.httpStatus, route.schema])
      const known = compiled.get(key) ?? whenUsed(() => compile(route))
      compiled.set(key, known)
      return known
    }
  }
}

/** Most routes are asked by few files, and most schemas by no request of a worker. */
function whenUsed(compile: () => Compiled): Compiled {
  let ready: Compiled | undefined
  const later: Compiled = (value, ...more) => {
    ready ??= compile()
    const answer = ready(value, ...more)
    later.errors = ready.errors
    return answer
  }
  return later
}

export const COMPILED_ONCE = {
  compilersFactory: {
    buildValidator: once(AjvCompiler() as Build),
    buildSerializer: once(buildSerializer as Build),
  },
} as FastifyServerOptions['schemaController']
