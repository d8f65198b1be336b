import { type Static, Type } from 'typebox'
import { Instant } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'

const Step = Closed({
  step_no: Type.Integer(),
  title: Type.String(),
  /** Cleaned before it was kept. */
  body_html: Type.String(),
  /** One of those that the page draws itself. */
  picture: Nullable(
    OneOf('sign-in', 'dashboard', 'cover', 'letter', 'payroll', 'result', 'transfer', 'settled'),
  ),
})
export type GuideStep = Static<typeof Step>

const File = Closed({
  url: Type.String(),
  name: Type.String(),
  media_type: Type.String(),
  size: Type.Integer(),
})

export const Guide = Closed({
  steps: Type.Array(Step),
  updated_at: Nullable(Instant),
  files: Type.Array(File),
  contact: Closed({ name: Type.String(), phone: Type.String(), email: Type.String() }),
})
export type Guide = Static<typeof Guide>

export const GuideReply = Reply(Guide)
