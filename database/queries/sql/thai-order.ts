import { type RawBuilder, sql } from 'kysely'

/** Names as the Royal Institute's dictionary orders them: by consonant before a leading vowel, tones last. */
export function inThaiOrder(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} collate "th-x-icu"`
}
