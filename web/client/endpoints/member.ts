// What the pages of a member ask.

import type {
  AccessReply,
  DataCopyReply,
  DataCopyRequest,
  RightsReply,
  RightsRequestBody,
} from '#contract/member/access.ts'
import type { BalanceAnswer, BalanceReply } from '#contract/member/balance.ts'
import type { CollReply, GuaranteeReply } from '#contract/member/coll.ts'
import type { DepositReply, DepStatementReply, LastUpdate } from '#contract/member/deposit.ts'
import type { DividendReply } from '#contract/member/dividend.ts'
import type {
  Correction,
  CorrectionsReply,
  PhotoReply,
  PhotoUpload,
  UploadReply,
} from '#contract/member/files.ts'
import type { GianReply } from '#contract/member/gian.ts'
import type {
  AuthUser,
  DeviceSignOut,
  DevicesReply,
  LoggedIn,
  Login,
  OkReply,
  PasswordChange,
} from '#contract/member/identity.ts'
import type { InsuranceReply } from '#contract/member/insurance.ts'
import type { KepcremReply, KepReply } from '#contract/member/kep.ts'
import type { LoanReply } from '#contract/member/loan.ts'
import type { LoanStatementReply } from '#contract/member/loan_statement.ts'
import type {
  CodeAgain,
  CodeRequested,
  CodeTyped,
  FirstPassword,
  PasswordSet,
  RegisterAuth,
  SlipTyped,
  Verified,
} from '#contract/member/recovery.ts'
import type { ShareReply } from '#contract/member/share.ts'
import type { Reveal, RevealReply, StatusReply } from '#contract/member/status.ts'
import type {
  ConsentChoice,
  ConsentsReply,
  TermsAcceptance,
  TermsCheck,
} from '#contract/member/terms.ts'
import type { WelcomeReply } from '#contract/member/welcome.ts'
import type { WelfareReply } from '#contract/member/welfare.ts'
import type { ImpersonatedLogin } from '#contract/staff/impersonation.ts'
import type { Call, Paper, PaperOf, Read, Upload, Write } from './kinds.ts'

// biome-ignore format: one row an endpoint
export interface MemberEndpoints {
  'GET /admin/impersonate/auth/member':                       Read<typeof ImpersonatedLogin>
  'GET /api/member/access':                                   Read<typeof AccessReply>
  'POST /api/member/auth/getAuthUser':                        Call<typeof AuthUser>
  'POST /api/member/auth/login':                              Write<typeof Login, typeof LoggedIn>
  'POST /api/member/auth/logout':                             Call<typeof OkReply>
  'GET /api/member/balance':                                  Read<typeof BalanceReply>
  'POST /api/member/balance':                                 Write<typeof BalanceAnswer, typeof OkReply>
  'GET /api/member/coll':                                     Read<typeof CollReply>
  'GET /api/member/consents':                                 Read<typeof ConsentsReply>
  'POST /api/member/consents':                                Write<typeof ConsentChoice, typeof OkReply>
  'GET /api/member/correction':                               Read<typeof CorrectionsReply>
  'POST /api/member/correction':                              Write<typeof Correction, typeof OkReply>
  'POST /api/member/data-copy':                               Write<typeof DataCopyRequest, typeof DataCopyReply>
  'GET /api/member/dep_statement/:statement':                 Read<typeof DepStatementReply>
  'GET /api/member/deposit':                                  Read<typeof DepositReply>
  'GET /api/member/devices':                                  Read<typeof DevicesReply>
  'POST /api/member/devices/sign-out':                        Write<typeof DeviceSignOut, typeof OkReply>
  'GET /api/member/dividend':                                 Read<typeof DividendReply>
  'POST /api/member/forget':                                  Write<typeof FirstPassword, typeof PasswordSet>
  'GET /api/member/gian':                                     Read<typeof GianReply>
  'GET /api/member/guarantee':                                Read<typeof GuaranteeReply>
  'GET /api/member/insurance':                                Read<typeof InsuranceReply>
  'GET /api/member/kep':                                      Read<typeof KepReply>
  'GET /api/member/kepcrem':                                  Read<typeof KepcremReply>
  'POST /api/member/lastupdate_bydepstatement':               Call<typeof LastUpdate>
  'GET /api/member/loan':                                     Read<typeof LoanReply>
  'GET /api/member/loan_statement/:statement':                Read<typeof LoanStatementReply>
  'POST /api/member/member_pass':                             Write<typeof PasswordChange, typeof OkReply>
  'GET /api/member/papers/balance/:format':                   Paper
  'POST /api/member/papers/data_copy/:format':                PaperOf<typeof DataCopyRequest>
  'GET /api/member/papers/dep_statement/:statement/:format':  Paper
  'GET /api/member/papers/dividend/:format':                  Paper
  'GET /api/member/papers/gian/:format':                      Paper
  'GET /api/member/papers/kep/:format':                       Paper
  'GET /api/member/papers/loan_schedule/:statement/:format':  Paper
  'GET /api/member/papers/loan_statement/:statement/:format': Paper
  'GET /api/member/papers/share/:format':                     Paper
  'GET /api/member/photo':                                    Read<typeof PhotoReply>
  'POST /api/member/register':                                Write<typeof FirstPassword, typeof PasswordSet>
  'POST /api/member/registerauth':                            Write<typeof RegisterAuth, typeof CodeRequested>
  'POST /api/member/registerauth/resend':                     Write<typeof CodeAgain, typeof CodeRequested>
  'POST /api/member/registerauth/slip':                       Write<typeof SlipTyped, typeof Verified>
  'POST /api/member/registerauth/verify':                     Write<typeof CodeTyped, typeof Verified>
  'POST /api/member/reveal':                                  Write<typeof Reveal, typeof RevealReply>
  'GET /api/member/rights':                                   Read<typeof RightsReply>
  'POST /api/member/rights':                                  Write<typeof RightsRequestBody, typeof OkReply>
  'GET /api/member/share':                                    Read<typeof ShareReply>
  'GET /api/member/status':                                   Read<typeof StatusReply>
  'POST /api/member/termofconditional':                       Call<typeof TermsCheck>
  'POST /api/member/termofconditional/accept':                Write<typeof TermsAcceptance, typeof OkReply>
  'POST /api/member/upload':                                  Upload<typeof UploadReply>
  'GET /api/member/welcome':                                  Read<typeof WelcomeReply>
  'GET /api/member/welfare':                                  Read<typeof WelfareReply>
  'POST /api/member/wwwupload':                               Write<typeof PhotoUpload, typeof OkReply>
}
