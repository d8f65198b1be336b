// Signing: one act for everything that a member agrees to (docs/decisions/0036-signing.md).

import {
  AttemptParams,
  SignedReply,
  SigningBeginning,
  SigningCodeReply,
  SigningParams,
  SigningProof,
  SigningsReply,
  ToSignReply,
} from '#contract/member/signing.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { AssertionRequestReply } from '#contract/shared/passkeys.ts'
import { forMember, routes } from '#server/http/routes.ts'
import {
  askOwnKey,
  begin,
  beginToWithdraw,
  finish,
  sendCode,
  sendDocument,
} from '#server/signing/member-signing.ts'
import { readSignings, sendSigned } from '#server/signing/own-signings.ts'

export const signingRoutes = routes(
  forMember.post('/signing', { body: SigningBeginning, reply: ToSignReply }, begin),
  forMember.file('/signing/:attempt/document', { params: AttemptParams }, sendDocument),
  forMember.post(
    '/signing/:attempt/code',
    { params: AttemptParams, body: NoBody, reply: SigningCodeReply },
    sendCode,
  ),
  forMember.post(
    '/signing/:attempt/key',
    { params: AttemptParams, body: NoBody, reply: AssertionRequestReply },
    askOwnKey,
  ),
  forMember.post(
    '/signing/:attempt',
    { params: AttemptParams, body: SigningProof, reply: SignedReply },
    finish,
  ),
  forMember.get('/signings', { readSafe: true, reply: SigningsReply }, readSignings),
  forMember.file('/signings/:code/pdf', { params: SigningParams }, sendSigned),
  forMember.post(
    '/signings/:code/withdrawal',
    { params: SigningParams, body: NoBody, reply: ToSignReply },
    beginToWithdraw,
  ),
)
