// Fastify compiles what every route takes and answers before it opens the port, which is a third of a start. Here each
// is compiled when its route is first called. That all of them can be compiled is seen by the tests, whose apps
// compile them at once (tests/support/app/compiled-once.ts).

import { AjvCompiler } from '@fastify/ajv-compiler'
import type { FastifyServerOptions } from 'fastify'
import { buildSerializer } from './response-serializer.ts'

type Compiled = ((...given: unknown[]) => unknown) & { errors?: unknown }
type Build = (externals: unknown, options?: never) => (route: unknown) => Compiled

function whenFirstCalled(build: Build): Build {
  return (externals, options) => {
    const compile = build(externals, options)
    return (route) => {
      let compiled: Compiled | undefined
      function call(...given: unknown[]): unknown {
        compiled ??= compile(route)
        const answer = compiled(...given)
        call.errors = compiled.errors
        return answer
      }
      call.errors = undefined as unknown
      // By this Fastify knows that a value may be replaced by what it was taken for.
      call.schemaEnv = true
      return call
    }
  }
}

export const LAZY_SCHEMAS = {
  compilersFactory: {
    buildValidator: whenFirstCalled(AjvCompiler() as Build),
    buildSerializer: whenFirstCalled(buildSerializer as Build),
  },
} as FastifyServerOptions['schemaController']
