// Every address that the browser asks, by the tables of endpoints: what is sent and what is answered follow from the path.

import type { Static, TSchema } from 'typebox'
import type { ConfigHistory, ConfigState } from '#contract/staff/versioned-config.ts'
import type { Endpoint } from './endpoints/kinds.ts'
import type { MemberEndpoints } from './endpoints/member.ts'
import type { PublicEndpoints } from './endpoints/public.ts'
import type { StaffEndpoints } from './endpoints/staff.ts'
import type { StaffConfigs, StaffSiteEndpoints } from './endpoints/staff-site.ts'
import type { UnitEndpoints } from './endpoints/unit.ts'

/** The four endpoints of every versioned document. */
type ConfigEndpoints = {
  [Path in keyof StaffConfigs as `GET ${Path}`]: Asked<ConfigState<ContentOf<Path>>>
} & {
  [Path in keyof StaffConfigs as `POST ${Path}`]: {
    body: { version: number; content: ContentOf<Path> }
    reply: Replied<ConfigState<ContentOf<Path>>>
  }
} & {
  [Path in keyof StaffConfigs as `GET ${Path}/history`]: Asked<ConfigHistory>
} & {
  [Path in keyof StaffConfigs as `GET ${Path}/history/:version`]: Asked<
    ConfigState<ContentOf<Path>>
  >
}

type ContentOf<Path extends keyof StaffConfigs> = Static<StaffConfigs[Path] & TSchema>
interface Replied<Data> {
  rc_code: '1'
  data: Data
}
interface Asked<Data> {
  body: undefined
  reply: Replied<Data>
}

export interface Endpoints
  extends PublicEndpoints,
    MemberEndpoints,
    UnitEndpoints,
    StaffEndpoints,
    StaffSiteEndpoints,
    ConfigEndpoints {}

type PathOf<Key> = Key extends `${string} ${infer Path}` ? Path : never
/** As the server knows it: `/api/admin/units/:unitNo`. */
export type Path = PathOf<keyof Endpoints>
export type ReadPath = PathOf<Extract<keyof Endpoints, `GET ${string}`>>
export type WritePath = PathOf<Extract<keyof Endpoints, `POST ${string}`>>

declare const endpoint: unique symbol
/** A path with its parameters and its query filled in; it remembers by its type which path that was. */
export type Address<P extends Path = Path> = string & { readonly [endpoint]: P }

/** An address, or a path that is one already because nothing has to be filled in. */
export type To<P extends Path> = Address<P> | Plain<P>
type Plain<P> = P extends `${string}/:${string}` ? never : P

/** Of a document that is read, saved and restored whole. */
export type ConfigPath = keyof StaffConfigs
export type ConfigAddress = To<ConfigPath>

/**
 * The endpoint at an address. Inferred and not indexed: for an index that is not known yet the compiler compares every endpoint
 * with every other, which took two thirds of the time in which the web's types are checked.
 */
type EndpointAt<Method extends string, A> = Found<`${Method} ${PathAt<A>}`>
type PathAt<A> = A extends Address<infer P> ? P : A & string
type Found<Key> = Key extends string
  ? Endpoints extends Record<Key, infer Row extends Endpoint>
    ? Row
    : never
  : never

export type ReplyOf<Method extends 'GET' | 'POST', A> = EndpointAt<Method, A>['reply']
export type BodyOf<A> = EndpointAt<'POST', A>['body']
/** What an enveloped answer holds; the menu is not enveloped, and is its own. */
export type DataOf<Method extends 'GET' | 'POST', A> =
  ReplyOf<Method, A> extends { data: infer Data } ? Data : ReplyOf<Method, A>

/**
 * The one place where an answer becomes a type. The server answers by the schema that the type comes from and leaves out
 * what is not in it, so nobody looks again.
 */
export function answerAt<Method extends 'GET' | 'POST', A>(
  answer: Promise<unknown>,
): Promise<ReplyOf<Method, A>> {
  return answer as Promise<ReplyOf<Method, A>>
}

type Names<P extends string> = P extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : P extends `${string}/:${infer Name}`
    ? Name
    : never
type Query = string | URLSearchParams
/** Undefined as a router's parameter may be by its type: it then leads nowhere. */
type Parameter = string | number | undefined
type Parts<P extends string> = [Names<P>] extends [never]
  ? [query?: Query]
  : [parameters: Record<Names<P>, Parameter>, query?: Query]

/** A path with what belongs into it: `address('/api/admin/units/:unitNo', { unitNo }, query)`. */
export function address<P extends Path>(path: P, ...parts: Parts<P>): Address<P> {
  const [first, second] = parts as [unknown, Query?]
  const hasParameters = path.includes('/:')
  const query = String((hasParameters ? second : first) ?? '').replace(/^\?/, '')
  // A piece of a path given as a query would ask another endpoint than its type says.
  if (query.startsWith('/')) throw new RangeError(`no query: ${query}`)
  const filled = hasParameters
    ? path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(String((first as Record<string, Parameter>)[name])),
      )
    : path
  return (query ? `${filled}?${query}` : filled) as Address<P>
}

/** What lies below an address: `below(address('/api/admin/documents/:documentId', { documentId }), '/file')`. */
export function below<A extends To<Path>, Rest extends string>(
  base: A,
  rest: Rest,
): Address<Extract<Path, `${PathAt<A>}${Rest}`>> {
  return `${base}${rest}` as Address<Extract<Path, `${PathAt<A>}${Rest}`>>
}

/** The same address with more in its query. */
export function alsoAsking<A extends To<Path>>(base: A, query: string): A {
  return `${base}${base.includes('?') ? '&' : '?'}${query}` as A
}
