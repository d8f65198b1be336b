// What a row of the tables of endpoints says: what is sent, and what is answered. Types only, by the contract's own
// schemas: neither the tables nor the schema library reach a browser.

import type { Static, TSchema } from 'typebox'

export interface Endpoint {
  body: unknown
  reply: unknown
}

/** Asked by GET. */
export interface Read<Reply extends TSchema> {
  body: undefined
  reply: Static<Reply>
}

/** Sent by POST, with what was typed or chosen. */
export interface Write<Body extends TSchema, Reply extends TSchema> {
  body: Static<Body>
  reply: Static<Reply>
}

/** Sent by POST; its address says all there is to say. */
export interface Call<Reply extends TSchema> {
  body: Record<string, never>
  reply: Static<Reply>
}

/** Sent by POST; the body is the file itself. */
export interface Upload<Reply extends TSchema> {
  body: Blob
  reply: Static<Reply>
}

/** A file to be saved, asked by GET. */
export interface Paper {
  body: undefined
  reply: Blob
}

/** A file to be saved, asked for by POST. */
export interface PaperOf<Body extends TSchema> {
  body: Static<Body>
  reply: Blob
}
