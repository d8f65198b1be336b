import { Type } from 'typebox'
import { CertificatesReply, NotOurs, PayCertified } from '#contract/unit/certify.ts'
import { Id } from '#server/http/paging.ts'
import { forUnit, routes } from '#server/http/routes.ts'
import { readCertificates } from '#server/loan-request/certificates.ts'
import { certifyBorrower, disownBorrower } from '#server/loan-request/certify.ts'

const OfRequest = Type.Object({ requestId: Id })

/** The pay of those who ask for a loan. */
export const certifyRoutes = routes(
  forUnit.get('/certify', { reply: CertificatesReply }, readCertificates),
  forUnit.act('/certify/:requestId', { params: OfRequest, body: PayCertified }, certifyBorrower),
  forUnit.act('/certify/:requestId/not_ours', { params: OfRequest, body: NotOurs }, disownBorrower),
)
