// What a member asks of the cooperative.

import { DataCopyReply, RightsReply, RightsRequestBody } from '#contract/member/access.ts'
import {
  Correction,
  CorrectionsReply,
  PhotoReply,
  PhotoUpload,
  UploadQuery,
  UploadReply,
} from '#contract/member/files.ts'
import { ConsentChoice, ConsentsReply } from '#contract/member/terms.ts'
import { OwnProof } from '#contract/shared/passkeys.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { giveConsent, readConsents } from '#server/requests/consents.ts'
import { readOwnCorrections, requestCorrection } from '#server/requests/corrections.ts'
import { requestDataCopy } from '#server/requests/data-copy.ts'
import { sendOwnPhoto, setOwnPhoto } from '#server/requests/photo.ts'
import { readOwnRights, requestRight } from '#server/requests/rights.ts'
import { uploadOwnFile } from '#server/requests/upload.ts'
import { PAPER_MAX, takePapers } from '#server/uploads/sent-paper.ts'
import { FileBody } from '#server/uploads/take-files.ts'

const BODY_MAX = 3 * 1024 * 1024

export const requestRoutes = routes(
  forMember.get('/consents', { reply: ConsentsReply }, readConsents),

  // Withdrawing is as easy as giving: the same call with the other answer.
  forMember.act('/consents', { body: ConsentChoice }, giveConsent),

  // The one place where a member is told their national id and bank accounts in full (SEC-56).
  forMember.post('/data-copy', { body: OwnProof, reply: DataCopyReply }, requestDataCopy),
  forMember.get('/photo', { readSafe: true, reply: PhotoReply }, sendOwnPhoto),
  forMember.act('/wwwupload', { bodyLimit: BODY_MAX, body: PhotoUpload }, setOwnPhoto),
  forMember.get('/correction', { readSafe: true, reply: CorrectionsReply }, readOwnCorrections),
  forMember.act('/correction', { body: Correction }, requestCorrection),

  // What a member asks under the Personal Data Protection Act, and how it stands.
  forMember.get('/rights', { reply: RightsReply }, readOwnRights),
  forMember.act('/rights', { body: RightsRequestBody }, requestRight),
)

/** A paper that goes with a request to correct data. */
export const uploadRoutes = routes(
  takePapers,
  forMember.post(
    '/upload',
    { bodyLimit: PAPER_MAX, query: UploadQuery, body: FileBody, reply: UploadReply },
    uploadOwnFile,
  ),
)
