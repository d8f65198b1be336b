// What a visitor's browser says and asks by itself: that a page broke, and a puzzle that proves a browser.

import { type Static, Type } from 'typebox'
import { Reply } from '../shared/envelope.ts'
import { Closed } from '../shared/shapes.ts'

export const CaptchaReply = Reply(
  Type.Object({
    parameters: Type.Object({
      algorithm: Type.String(),
      nonce: Type.String(),
      salt: Type.String(),
      cost: Type.Integer(),
      keyLength: Type.Integer(),
      keyPrefix: Type.String(),
      expiresAt: Type.Integer(),
    }),
    signature: Type.String(),
  }),
)

export const ClientError = Closed({
  release: Type.String({ maxLength: 40, pattern: '^[\\w.-]*$', title: 'รุ่นของเว็บไซต์' }),
  message: Type.String({ minLength: 1, maxLength: 2_000, title: 'ข้อความ' }),
  stack: Type.String({ maxLength: 8_000, title: 'รายละเอียด' }),
  path: Type.String({ maxLength: 2_000, title: 'หน้า' }),
})

export type ClientError = Static<typeof ClientError>

export const ClientErrorReply = Reply(Type.Object({ kept: Type.Boolean() }))
