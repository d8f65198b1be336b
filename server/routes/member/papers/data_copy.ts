import { Type } from 'typebox'
import { DataCopyRequest } from '#contract/member/access.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { sendDataCopy } from '#server/papers/member/data-copy.ts'
import { MEMBER_PAPER } from '#server/papers/member-paper.ts'

// Many tables: a CSV file holds one.
const BookParams = Type.Object({
  format: Type.Unsafe<'pdf' | 'xlsx'>(Type.String({ pattern: '^(pdf|xlsx)$', title: 'ชนิดเอกสาร' })),
})

export const dataCopyRoutes = routes(
  forMember.post(
    '/papers/data_copy/:format',
    { ...MEMBER_PAPER, params: BookParams, body: DataCopyRequest },
    sendDataCopy,
  ),
)
