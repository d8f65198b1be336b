// How a route is declared: who may call it, what it takes and answers, and the one function that does it.

import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import type { Permission } from '#domain/identity/staff-role.ts'

interface Declared extends Omit<FastifyContextConfig, 'authz' | 'may'> {
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** Left out where there is never anything to read. */
  reply?: TSchema
  /** Answers with another status than 200. */
  also?: Record<number, TSchema>
  bodyLimit?: number
  exposeHeadRoute?: false
}

/** What the function is handed after the request: what was declared, in this order, and then the reply. */
type Sent<D> = [
  ...(D extends { params: infer P extends TSchema } ? [Static<P>] : []),
  ...(D extends { query: infer Q extends TSchema } ? [Static<Q>] : []),
  ...(D extends { body: infer B extends TSchema } ? [Static<B>] : []),
  FastifyReply,
]

type Answer<D extends Declared> =
  | (D extends { reply: infer R extends TSchema } ? Static<R> : never)
  | (D extends { also: Record<number, infer A extends TSchema> } ? Static<A> : never)
  | FastifyReply

type Route = (app: FastifyInstance) => void | Promise<void>

export const PaperBytes = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' })
/** What is saved as a file. */
export const A_FILE = { answers: 'file', reply: PaperBytes } as const
/** What is done and leaves nothing to read but a sentence; where no body is declared, none may be sent. */
const AN_ACT = { body: NoBody, reply: OkReply } as const

export const forPublic = routesFor({ authz: 'public' })
export const forMember = routesFor({ authz: 'member' })
export const forUnit = routesFor({ authz: 'unit' })

export function forStaff(may: Permission) {
  return routesFor({ authz: 'staff', may })
}

export function routes(...declared: Route[]) {
  return async (app: FastifyInstance): Promise<void> => {
    for (const add of declared) await add(app)
  }
}

function routesFor(who: FastifyContextConfig) {
  const declare =
    <Fixed extends Declared>(method: 'GET' | 'POST', fixed: Fixed) =>
    <D extends Declared>(
      url: string,
      declared: D,
      serve: (request: FastifyRequest, ...sent: Sent<D>) => Promise<Answer<Fixed & D>>,
    ): Route =>
    (app) => {
      const { params, query, body, reply, also, bodyLimit, exposeHeadRoute, ...config } = {
        ...fixed,
        ...declared,
      } as Declared
      app.route({
        method,
        url,
        config: { ...config, ...who },
        ...(bodyLimit && { bodyLimit }),
        ...(exposeHeadRoute === false && { exposeHeadRoute }),
        schema: {
          ...(params && { params }),
          ...(query && { querystring: query }),
          ...(body && { body }),
          response: { ...(reply && { 200: reply }), ...also },
        },
        handler: (request, answer) => {
          const sent = [
            ...(params ? [request.params] : []),
            ...(query ? [request.query] : []),
            ...(declared.body ? [request.body] : []),
            answer,
          ]
          return serve(request, ...(sent as Sent<D>))
        },
      })
    }
  return {
    get: declare('GET', {}),
    post: declare('POST', {}),
    act: declare('POST', AN_ACT),
    file: declare('GET', A_FILE),
  }
}
