// What the pages of an employer unit ask.

import type { OkReply, PasswordChange } from '#contract/member/identity.ts'
import type * as keys from '#contract/shared/passkeys.ts'
import type * as auth from '#contract/unit/auth.ts'
import type { KeeprepReply, SummarizeRepReply } from '#contract/unit/bill.ts'
import type { CertificatesReply, NotOurs, PayCertified } from '#contract/unit/certify.ts'
import type { DashboardReply } from '#contract/unit/dashboard.ts'
import type { GuideReply } from '#contract/unit/guide.ts'
import type { LayoutsReply, NewLayout, PayrollQuery, WhichLayout } from '#contract/unit/layout.ts'
import type { DeliveryBookReply, LetterSaved, LetterWords } from '#contract/unit/letter.ts'
import type * as result from '#contract/unit/result.ts'
import type { Call, Paper, PaperOf, Read, Upload, Write } from './kinds.ts'

// biome-ignore format: one row an endpoint
export interface UnitEndpoints {
  'POST /api/membergroup/auth/getAuthUser':            Call<typeof auth.UnitUserReply>
  'POST /api/membergroup/auth/login':                  Write<typeof auth.UnitSignIn, typeof auth.UnitSignedIn>
  'POST /api/membergroup/auth/logout':                 Call<typeof OkReply>
  'POST /api/membergroup/auth/passkey':                Write<typeof keys.KeySignIn, typeof auth.UnitSignedIn>
  'POST /api/membergroup/auth/passkey/challenge':      Call<typeof keys.AssertionRequestReply>
  'GET /api/membergroup/certify':                      Read<typeof CertificatesReply>
  'POST /api/membergroup/certify/:requestId':          Write<typeof PayCertified, typeof OkReply>
  'POST /api/membergroup/certify/:requestId/not_ours': Write<typeof NotOurs, typeof OkReply>
  'GET /api/membergroup/dashboard':                    Read<typeof DashboardReply>
  'GET /api/membergroup/delivery_book':                Read<typeof DeliveryBookReply>
  'POST /api/membergroup/delivery_book':               Write<typeof LetterWords, typeof LetterSaved>
  'POST /api/membergroup/first_password':              Write<typeof auth.UnitFirstPassword, typeof OkReply>
  'GET /api/membergroup/guide_group':                  Read<typeof GuideReply>
  'GET /api/membergroup/keeprep':                      Read<typeof KeeprepReply>
  'GET /api/membergroup/keys':                         Read<typeof keys.KeysReply>
  'POST /api/membergroup/keys':                        Write<typeof keys.NewKey, typeof OkReply>
  'POST /api/membergroup/keys/begin':                  Write<typeof keys.OwnProof, typeof keys.CreationRequestReply>
  'POST /api/membergroup/keys/challenge':              Call<typeof keys.AssertionRequestReply>
  'POST /api/membergroup/keys/name':                   Write<typeof keys.KeyRename, typeof OkReply>
  'POST /api/membergroup/keys/removal':                Write<typeof keys.KeyRemoval, typeof OkReply>
  'GET /api/membergroup/layouts':                      Read<typeof LayoutsReply>
  'POST /api/membergroup/layouts':                     Write<typeof NewLayout, typeof LayoutsReply>
  'POST /api/membergroup/layouts/remove':              Write<typeof WhichLayout, typeof LayoutsReply>
  'POST /api/membergroup/member_pass':                 Write<typeof PasswordChange, typeof OkReply>
  'GET /api/membergroup/papers/bundle':                Paper
  'GET /api/membergroup/papers/changes/:format':       Paper
  'GET /api/membergroup/papers/delivery_book/:format': Paper
  'GET /api/membergroup/papers/keeprep/:format':       Paper
  'GET /api/membergroup/papers/list/:format':          Paper
  'GET /api/membergroup/papers/notice/:format':        Paper
  'GET /api/membergroup/papers/result_form':           Paper
  'GET /api/membergroup/papers/summarize_rep/:format': Paper
  'POST /api/membergroup/payroll':                     PaperOf<typeof PayrollQuery>
  'GET /api/membergroup/result':                       Read<typeof result.UnitResultReply>
  'POST /api/membergroup/result':                      Write<typeof result.ResultMonth, typeof OkReply>
  'POST /api/membergroup/result/correct':              Write<typeof result.ResultMonth, typeof OkReply>
  'POST /api/membergroup/result/file':                 Upload<typeof result.ResultUploadReply>
  'POST /api/membergroup/result/left-out':             Write<typeof result.ResultLeftOut, typeof OkReply>
  'POST /api/membergroup/result/lines':                Write<typeof result.ResultLines, typeof OkReply>
  'POST /api/membergroup/result/reset':                Write<typeof result.ResultMonth, typeof OkReply>
  'POST /api/membergroup/result/rest':                 Write<typeof result.ResultMonth, typeof OkReply>
  'GET /api/membergroup/result/slip':                  Paper
  'POST /api/membergroup/result/slip':                 Upload<typeof OkReply>
  'POST /api/membergroup/result/transfer':             Write<typeof result.ResultTransfer, typeof OkReply>
  'GET /api/membergroup/summarize_rep':                Read<typeof SummarizeRepReply>
}
