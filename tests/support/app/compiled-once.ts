// Each test has an app of its own, and each app some hundred schemas. What they compile to is the same every
// time and takes longer than most tests, so within a file it is done once.

import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

interface Compiled {
  schema: unknown
  httpPart?: string
  httpStatus?: string
}

interface Options {
  customOptions?: object
  ajv?: object
}

type Build = (externals: unknown, options?: never) => (route: Compiled) => unknown

/** Ajv goes over what it compiled once more to shorten it, which takes as long again and is worth it to nobody who tests. */
const PLAIN = { code: { optimize: false } }

function plainly({ customOptions, ajv, ...options }: Options = {}): never {
  const own = customOptions && { customOptions: { ...customOptions, ...PLAIN } }
  return { ...options, ...own, ...(ajv && { ajv: { ...ajv, ...PLAIN } }) } as never
}

function once(build: Build): Build {
  const compiled = new Map<string, unknown>()
  return (externals, options) => {
    const compile = build(externals, plainly(options))
    return (route) => {
      const key = JSON.stringify([route.httpPart, route.httpStatus, route.schema])
      if (!compiled.has(key)) compiled.set(key, compile(route))
      return compiled.get(key)
    }
  }
}

export const COMPILED_ONCE = {
  compilersFactory: {
    buildValidator: once(AjvCompiler() as Build),
    buildSerializer: once(SerializerSelector() as Build),
  },
} as FastifyServerOptions['schemaController']
