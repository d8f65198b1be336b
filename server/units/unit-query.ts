// What the bill pages of units are asked with; nothing else, and nothing twice.

import { Type } from 'typebox'
import { MonthQuery, YearQuery } from '#contract/shared/period-query.ts'
import { COLLECTION_STATES, type CollectionState } from '#domain/collection/collection-words.ts'
import { PERSON_CHANGES, type PersonChange } from '#domain/unit/unit-change.ts'
import { PageNumber, Words } from '../http/paging.ts'

const Change = Type.Optional(
  Type.Unsafe<PersonChange>(Type.String({ enum: Object.keys(PERSON_CHANGES), title: 'ตัวกรอง' })),
)
const State = Type.Optional(
  Type.Unsafe<CollectionState>(Type.String({ enum: [...COLLECTION_STATES], title: 'สถานะ' })),
)
const Kind = Type.Optional(
  Type.String({ pattern: '^[a-z]{1,12}(:[\\w-]{1,20})?$', title: 'ประเภท' }),
)

const FILTERS = { ...MonthQuery.properties, q: Words, change: Change, state: State, kind: Kind }

/** A month, and who of it. */
export const PeopleFilter = Type.Object(FILTERS, { additionalProperties: false })
export const PeopleQuery = Type.Object(
  { ...FILTERS, page: PageNumber },
  { additionalProperties: false },
)
/** The same, or a whole year instead. */
export const SummaryQuery = Type.Object(
  { ...FILTERS, ...YearQuery.properties, page: PageNumber },
  { additionalProperties: false },
)
export const SummaryScope = Type.Object(
  { ...MonthQuery.properties, ...YearQuery.properties },
  { additionalProperties: false },
)
