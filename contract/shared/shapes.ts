import { type TProperties, type TSchema, Type } from 'typebox'

export function Nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()])
}

export function OneOf<T extends string>(...words: T[]) {
  return Type.Unsafe<T>(Type.String({ enum: words }))
}

/** What it does not list neither comes in nor leaves (SEC-25). */
export function Closed<T extends TProperties>(properties: T) {
  return Type.Object(properties, { additionalProperties: false })
}
