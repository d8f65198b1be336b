// Sheets of the back office: content that is read, saved and taken back whole.

import { type Static, type TSchema, Type } from 'typebox'
import { Instant } from '../shared/dates.ts'
import { Refused, Reply } from '../shared/envelope.ts'
import { SentNumber } from '../shared/numbers.ts'
import { Closed, Nullable } from '../shared/shapes.ts'

export const Changed = {
  version: Type.Integer(),
  /** The officer's name; null while nobody has saved it here. */
  changed_by: Nullable(Type.String()),
  changed_at: Nullable(Instant),
}

export function ConfigState<T extends TSchema>(content: T) {
  return Type.Object({ ...Changed, content })
}
export interface ConfigState<Content> extends Static<Type.TObject<typeof Changed>> {
  content: Content
}

export function ConfigReply<T extends TSchema>(content: T) {
  return Type.Object({
    rc_code: Type.Literal('1'),
    /** Said where it is not saved yet, but waits for a second person. */
    rc_des: Type.Optional(Type.String()),
    data: ConfigState(content),
  })
}

/** `version` is the one that was read: whoever saved meanwhile is not overwritten unseen. */
export function ConfigSave<T extends TSchema>(content: T) {
  return Closed({ version: SentNumber('รุ่นที่แก้ไข', 0), content })
}

/** Somebody saved first: who, when, and what they made of it. */
export function ConfigConflict<T extends TSchema>(content: T) {
  return Type.Object({ ...Refused.properties, theirs: ConfigState(content) })
}

export const ConfigHistoryReply = Reply(
  Type.Array(
    Type.Object({
      version: Type.Integer(),
      changed_by: Nullable(Type.String()),
      changed_at: Instant,
      changes: Type.Array(Type.String()),
    }),
  ),
)
export type ConfigHistory = Static<typeof ConfigHistoryReply>['data']
