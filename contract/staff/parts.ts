// What the back office's answers have in common.

import { Type } from 'typebox'

/** Of a list: which page this is, of how many, and how many there are in all. */
export const Paged = {
  page: Type.Integer(),
  pages: Type.Integer(),
  total: Type.Integer(),
}

export const Reason = Type.String({ minLength: 1, maxLength: 1_000, title: 'เหตุผล' })
