import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { CertificatesReply, NotOurs, PayCertified } from '#contract/unit/certify.ts'
import { Id } from '#server/http/paging.ts'
import { forUnit, routes } from '#server/http/routes.ts'
import { readCertificates } from '#server/loan-request/certificates.ts'
import { certifyBorrower, disownBorrower } from '#server/loan-request/certify.ts'

const OfRequest = Type.Object({ requestId: Id })

/** The pay of those who ask for a loan. */
export const certifyRoutes = routes(
  forUnit.get('/certify', { reply: CertificatesReply }, readCertificates),
  forUnit.post(
    '/certify/:requestId',
    { params: OfRequest, body: PayCertified, reply: OkReply },
    certifyBorrower,
  ),
  forUnit.post(
    '/certify/:requestId/not_ours',
    { params: OfRequest, body: NotOurs, reply: OkReply },
    disownBorrower,
  ),
)
