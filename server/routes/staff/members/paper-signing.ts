// What members sign by hand at the counter (docs/decisions/0043-signed-on-paper.md).

import { Type } from 'typebox'
import { SigningParams } from '#contract/member/signing.ts'
import {
  MemberSigningsReply,
  OfPaper,
  PrintedReply,
  ScanQuery,
  ToPrint,
} from '#contract/staff/desk/paper-signing.ts'
import { MemberNo } from '#contract/staff/member.ts'
import { OfAct } from '#contract/staff/people.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { printForInk, takeScan } from '#server/signing/on-paper.ts'
import {
  readSigningsOf,
  sendActFile,
  sendPrinted,
  sendSignedOf,
} from '#server/signing/paper-files.ts'
import { PAPER_MAX, takePapers } from '#server/uploads/sent-paper.ts'
import { FileBody } from '#server/uploads/take-files.ts'

const OfMember = Type.Object({ no: MemberNo })
const seeMembers = forStaff('see_members')
const serveMembers = forStaff('serve_members')

export const paperSigningRoutes = routes(
  seeMembers.get(
    '/members/:no/signings',
    { params: OfMember, reply: MemberSigningsReply },
    readSigningsOf,
  ),
  seeMembers.file(
    '/members/:no/signings/:code/pdf',
    { params: Type.Object({ ...OfMember.properties, ...SigningParams.properties }) },
    sendSignedOf,
  ),
  serveMembers.post(
    '/members/:no/paper',
    { params: OfMember, body: ToPrint, reply: PrintedReply },
    printForInk,
  ),
  seeMembers.file('/members/:no/paper/:attempt/document', { params: OfPaper }, sendPrinted),
  forStaff('confirm').file(
    '/acts/:actId/files/:file',
    { params: Type.Object({ ...OfAct.properties, file: Type.Enum(['document', 'scan']) }) },
    sendActFile,
  ),
)

export const scanRoutes = routes(
  takePapers,
  serveMembers.act(
    '/members/:no/paper/:attempt/scan',
    { bodyLimit: PAPER_MAX, stepUp: true, params: OfPaper, query: ScanQuery, body: FileBody },
    takeScan,
  ),
)
