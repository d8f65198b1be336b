import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'

/** For routes whose body is the file itself, which is looked at rather than believed. */
export const FileBody = Type.Unsafe<Buffer>({})

/** Beside these types nothing is read at all. */
export function takeFiles(types: readonly (string | RegExp)[], bodyLimit: number) {
  return (app: FastifyInstance): void => {
    app.removeAllContentTypeParsers()
    for (const type of types)
      app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit }, (_, body, done) =>
        done(null, body),
      )
  }
}
