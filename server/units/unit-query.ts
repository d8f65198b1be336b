// What the bill pages of units are asked with; nothing else, and nothing twice.

import { Type } from 'typebox'
import { MonthQuery, YearQuery } from '#contract/shared/period-query.ts'
import { Closed } from '#contract/shared/shapes.ts'
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
export const PeopleFilter = Closed(FILTERS)
export const PeopleQuery = Closed({ ...FILTERS, page: PageNumber })
/** The same, or a whole year instead. */
export const SummaryQuery = Closed({ ...FILTERS, ...YearQuery.properties, page: PageNumber })
export const SummaryScope = Closed({ ...MonthQuery.properties, ...YearQuery.properties })
