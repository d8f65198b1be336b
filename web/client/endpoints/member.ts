// What the pages of a member ask.

import type * as access from '#contract/member/access.ts'
import type { BalanceAnswer, BalanceReply } from '#contract/member/balance.ts'
import type { CollReply, GuaranteeReply, HelpRequest, WatchReply } from '#contract/member/coll.ts'
import type * as contact from '#contract/member/contact.ts'
import type { DepositReply, DepStatementReply, LastUpdate } from '#contract/member/deposit.ts'
import type { DividendReply } from '#contract/member/dividend.ts'
import type * as files from '#contract/member/files.ts'
import type { GianReply } from '#contract/member/gian.ts'
import type * as identity from '#contract/member/identity.ts'
import type { InsuranceReply } from '#contract/member/insurance.ts'
import type { KepcremReply, KepReply } from '#contract/member/kep.ts'
import type { LoanPapersReply, LoanReply } from '#contract/member/loan.ts'
import type { LoanStatementReply } from '#contract/member/loan_statement.ts'
import type * as loanRequest from '#contract/member/loan-request.ts'
import type * as line from '#contract/member/notices/line.ts'
import type * as notices from '#contract/member/notices/notices.ts'
import type * as pay from '#contract/member/payments/pay.ts'
import type * as recovery from '#contract/member/recovery.ts'
import type * as requests from '#contract/member/requests.ts'
import type { RightReply } from '#contract/member/right.ts'
import type { ShareReply } from '#contract/member/share.ts'
import type * as signing from '#contract/member/signing.ts'
import type { RevealReply, StatusReply } from '#contract/member/status.ts'
import type * as terms from '#contract/member/terms.ts'
import type * as thaid from '#contract/member/thaid.ts'
import type { WelcomeReply } from '#contract/member/welcome.ts'
import type { WelfareReply } from '#contract/member/welfare.ts'
import type { NoBody } from '#contract/shared/envelope.ts'
import type * as keys from '#contract/shared/passkeys.ts'
import type { ImpersonatedLogin } from '#contract/staff/impersonation.ts'
import type { Call, Paper, PaperOf, Read, Upload, Write } from './kinds.ts'

// biome-ignore format: one row an endpoint
export interface MemberEndpoints {
  'GET /admin/impersonate/auth/member':                       Read<typeof ImpersonatedLogin>
  'GET /api/member/access':                                   Read<typeof access.AccessReply>
  'POST /api/member/auth/getAuthUser':                        Call<typeof identity.AuthUser>
  'POST /api/member/auth/login':                              Write<typeof identity.Login, typeof identity.LoggedIn>
  'POST /api/member/auth/logout':                             Call<typeof identity.OkReply>
  'POST /api/member/auth/passkey':                            Write<typeof keys.KeySignIn, typeof identity.LoggedIn>
  'POST /api/member/auth/passkey/challenge':                  Call<typeof keys.AssertionRequestReply>
  'GET /api/member/balance':                                  Read<typeof BalanceReply>
  'POST /api/member/balance':                                 Write<typeof BalanceAnswer, typeof identity.OkReply>
  'GET /api/member/coll':                                     Read<typeof CollReply>
  'GET /api/member/consents':                                 Read<typeof terms.ConsentsReply>
  'POST /api/member/consents':                                Write<typeof terms.ConsentChoice, typeof identity.OkReply>
  'GET /api/member/correction':                               Read<typeof files.CorrectionsReply>
  'POST /api/member/correction':                              Write<typeof files.Correction, typeof identity.OkReply>
  'POST /api/member/data-copy':                               Write<typeof keys.OwnProof, typeof access.DataCopyReply>
  'GET /api/member/dep_statement/:statement':                 Read<typeof DepStatementReply>
  'GET /api/member/deposit':                                  Read<typeof DepositReply>
  'GET /api/member/devices':                                  Read<typeof identity.MemberDevicesReply>
  'POST /api/member/devices/sign-out':                        Write<typeof identity.DeviceSignOut, typeof identity.OkReply>
  'GET /api/member/dividend':                                 Read<typeof DividendReply>
  'POST /api/member/forget':                                  Write<typeof recovery.FirstPassword, typeof recovery.PasswordSet>
  'GET /api/member/gian':                                     Read<typeof GianReply>
  'GET /api/member/guarantee':                                Read<typeof GuaranteeReply>
  'GET /api/member/insurance':                                Read<typeof InsuranceReply>
  'GET /api/member/kep':                                      Read<typeof KepReply>
  'GET /api/member/kepcrem':                                  Read<typeof KepcremReply>
  'GET /api/member/keys':                                     Read<typeof keys.KeysReply>
  'POST /api/member/keys':                                    Write<typeof keys.NewKey, typeof identity.OkReply>
  'POST /api/member/keys/begin':                              Write<typeof keys.OwnProof, typeof keys.CreationRequestReply>
  'POST /api/member/keys/challenge':                          Call<typeof keys.AssertionRequestReply>
  'POST /api/member/keys/name':                               Write<typeof keys.KeyRename, typeof identity.OkReply>
  'POST /api/member/keys/only':                               Write<typeof keys.PasskeyOnly, typeof identity.OkReply>
  'POST /api/member/keys/removal':                            Write<typeof keys.KeyRemoval, typeof identity.OkReply>
  'POST /api/member/lastupdate_bydepstatement':               Call<typeof LastUpdate>
  'GET /api/member/loan':                                     Read<typeof LoanReply>
  'GET /api/member/loan_statement/:statement':                Read<typeof LoanStatementReply>
  'POST /api/member/member_pass':                             Write<typeof identity.PasswordChange, typeof identity.OkReply>
  'GET /api/member/notices':                                  Read<typeof notices.NoticesReply>
  'GET /api/member/notices/choices':                          Read<typeof notices.NoticeChoicesReply>
  'POST /api/member/notices/choices':                         Write<typeof notices.NoticeChoice, typeof identity.OkReply>
  'POST /api/member/notices/detail':                          Write<typeof notices.NoticeDetail, typeof identity.OkReply>
  'GET /api/member/notices/line':                             Read<typeof line.LineReply>
  'POST /api/member/notices/line/code':                       Write<typeof NoBody, typeof line.LineCodeReply>
  'POST /api/member/notices/line/confirmation':               Write<typeof NoBody, typeof line.LineConfirmReply>
  'POST /api/member/notices/line/removal':                    Write<typeof NoBody, typeof identity.OkReply>
  'GET /api/member/notices/push':                             Read<typeof notices.PushReply>
  'POST /api/member/notices/push':                            Write<typeof notices.PushSubscribe, typeof identity.OkReply>
  'POST /api/member/notices/push/removal':                    Write<typeof notices.PushRemoval, typeof identity.OkReply>
  'POST /api/member/notices/read':                            Write<typeof notices.NoticesRead, typeof identity.OkReply>
  'GET /api/member/notices/unread':                           Read<typeof notices.UnreadReply>
  'GET /api/member/papers/balance/:format':                   Paper
  'POST /api/member/papers/data_copy/:format':                PaperOf<typeof keys.OwnProof>
  'GET /api/member/papers/dep_statement/:statement/:format':  Paper
  'GET /api/member/papers/dividend/:format':                  Paper
  'GET /api/member/papers/gian/:format':                      Paper
  'GET /api/member/papers/kep/:format':                       Paper
  'GET /api/member/papers/loan_schedule/:statement/:format':  Paper
  'GET /api/member/papers/loan_statement/:statement/:format': Paper
  'GET /api/member/papers/share/:format':                     Paper
  'GET /api/member/pay':                                      Read<typeof pay.PayReply>
  'POST /api/member/pay':                                     Write<typeof pay.PayWish, typeof pay.PayMade>
  'POST /api/member/pay/:intentNo/slip':                      Write<typeof pay.PaySlip, typeof identity.OkReply>
  'GET /api/member/pay/:intentNo':                            Read<typeof pay.PayCodeReply>
  'GET /api/member/photo':                                    Read<typeof files.PhotoReply>
  'POST /api/member/register':                                Write<typeof recovery.FirstPassword, typeof recovery.PasswordSet>
  'POST /api/member/registerauth':                            Write<typeof recovery.RegisterAuth, typeof recovery.CodeRequested>
  'POST /api/member/registerauth/resend':                     Write<typeof recovery.CodeAgain, typeof recovery.CodeRequested>
  'POST /api/member/registerauth/slip':                       Write<typeof recovery.SlipTyped, typeof recovery.Verified>
  'POST /api/member/registerauth/verify':                     Write<typeof recovery.CodeTyped, typeof recovery.Verified>
  'POST /api/member/bank_account':                            Write<typeof contact.BankAccountWish, typeof contact.WishReply>
  'GET /api/member/contact':                                  Read<typeof contact.ContactReply>
  'POST /api/member/contact':                                 Write<typeof contact.ContactWish, typeof contact.ContactWishReply>
  'POST /api/member/contact/code':                            Write<typeof contact.WishProof, typeof identity.OkReply>
  'GET /api/member/loan_request':                             Read<typeof loanRequest.LoanRequestReply>
  'POST /api/member/loan_request':                            Write<typeof loanRequest.LoanDraftSaved, typeof loanRequest.LoanDraftReply>
  'POST /api/member/loan_request/discard':                    Call<typeof identity.OkReply>
  'POST /api/member/loan_request/guarantor':                  Write<typeof loanRequest.GuarantorNamed, typeof loanRequest.GuarantorReply>
  'GET /api/member/loan_papers':                              Read<typeof LoanPapersReply>
  'GET /api/member/requests/:requestId/letter/:format':       Paper
  'GET /api/member/coll/asks':                                Read<typeof loanRequest.GuaranteeAsksReply>
  'GET /api/member/coll/freed/:freedId/pdf':                  Paper
  'POST /api/member/coll/help':                               Write<typeof HelpRequest, typeof identity.OkReply>
  'GET /api/member/coll/letters/:letterId/pdf':               Paper
  'GET /api/member/coll/watch':                               Read<typeof WatchReply>
  'POST /api/member/coll/asks/:ask/decline':                  Call<typeof identity.OkReply>
  'POST /api/member/phone':                                   Write<typeof contact.PhoneWish, typeof contact.PhoneCodeReply>
  'POST /api/member/phone/code':                              Write<typeof contact.WishProof, typeof identity.OkReply>
  'POST /api/member/requests/:requestId/stop':                Write<typeof requests.Withdrawing, typeof identity.OkReply>
  'GET /api/member/requests':                                 Read<typeof requests.OwnRequestsReply>
  'POST /api/member/requests/:requestId/withdrawal':          Write<typeof requests.Withdrawing, typeof identity.OkReply>
  'POST /api/member/reveal':                                  Write<typeof keys.OwnProof, typeof RevealReply>
  'GET /api/member/rights':                                   Read<typeof access.RightsReply>
  'POST /api/member/rights':                                  Write<typeof access.RightsRequestBody, typeof identity.OkReply>
  'GET /api/member/right':                                    Read<typeof RightReply>
  'GET /api/member/share':                                    Read<typeof ShareReply>
  'GET /api/member/share_change':                             Read<typeof requests.ShareChangeReply>
  'POST /api/member/signing':                                Write<typeof signing.SigningBeginning, typeof signing.ToSignReply>
  'POST /api/member/signing/:attempt':                       Write<typeof signing.SigningProof, typeof signing.SignedReply>
  'POST /api/member/signing/:attempt/code':                  Call<typeof signing.SigningCodeReply>
  'POST /api/member/signing/:attempt/key':                   Call<typeof keys.AssertionRequestReply>
  'GET /api/member/signing/:attempt/document':               Paper
  'GET /api/member/signings':                                Read<typeof signing.SigningsReply>
  'GET /api/member/signings/:code/pdf':                       Paper
  'POST /api/member/signings/:code/withdrawal':               Call<typeof signing.ToSignReply>
  'GET /api/member/status':                                   Read<typeof StatusReply>
  'POST /api/member/stop':                                    Write<typeof recovery.StopTyped, typeof identity.OkReply>
  'POST /api/member/stop/own':                                Call<typeof identity.OkReply>
  'POST /api/member/termofconditional':                       Call<typeof terms.TermsCheck>
  'POST /api/member/termofconditional/accept':                Write<typeof terms.TermsAcceptance, typeof identity.OkReply>
  'POST /api/member/thaid':                                   Write<typeof thaid.ThaidRequest, typeof thaid.ThaidBegun>
  'POST /api/member/thaid/return':                            Write<typeof thaid.ThaidReturned, typeof thaid.ThaidProved>
  'POST /api/member/upload':                                  Upload<typeof files.UploadReply>
  'GET /api/member/welcome':                                  Read<typeof WelcomeReply>
  'GET /api/member/welfare':                                  Read<typeof WelfareReply>
  'POST /api/member/wwwupload':                               Write<typeof files.PhotoUpload, typeof identity.OkReply>
}
