// What the back office asks: people, members, feedback, imports and monitoring.

import type { AccessReply } from '#contract/member/access.ts'
import type { DeviceSignOut, DevicesReply, OkReply } from '#contract/member/identity.ts'
import type * as keys from '#contract/shared/passkeys.ts'
import type { BalanceQueueReply } from '#contract/staff/balances.ts'
import type * as board from '#contract/staff/board.ts'
import type { ControlReportReply } from '#contract/staff/control-report.ts'
import type * as demand from '#contract/staff/demand.ts'
import type * as bankFiles from '#contract/staff/desk/bank-files.ts'
import type * as guarantees from '#contract/staff/desk/guarantees.ts'
import type * as orders from '#contract/staff/desk/orders.ts'
import type * as paperCertificate from '#contract/staff/desk/paper-certificate.ts'
import type * as paperSigning from '#contract/staff/desk/paper-signing.ts'
import type * as desk from '#contract/staff/desk/request-desk.ts'
import type * as identity from '#contract/staff/identity.ts'
import type { GrantReply, GrantRequest } from '#contract/staff/impersonation.ts'
import type * as imports from '#contract/staff/imports.ts'
import type * as member from '#contract/staff/member.ts'
import type * as monitoring from '#contract/staff/monitoring.ts'
import type * as morning from '#contract/staff/morning/morning.ts'
import type * as morningRows from '#contract/staff/morning/rows.ts'
import type { OverviewReply } from '#contract/staff/overview.ts'
import type * as people from '#contract/staff/people.ts'
import type * as requests from '#contract/staff/requests.ts'
import type { Call, Paper, Read, Upload, Write } from './kinds.ts'

// biome-ignore format: one row an endpoint
export interface StaffEndpoints {
  'GET /api/admin/access-report':                       Read<typeof monitoring.AccessReportReply>
  'GET /api/admin/access-report/csv':                   Paper
  'GET /api/admin/access-report/xlsx':                  Paper
  'GET /api/admin/account':                             Read<typeof people.OwnAccountReply>
  'POST /api/admin/account/password':                   Write<typeof people.OwnPassword, typeof OkReply>
  'POST /api/admin/account/recovery-codes':             Call<typeof people.RecoveryCodesReply>
  'GET /api/admin/acts':                                Read<typeof people.ActsReply>
  'POST /api/admin/acts/:actId/confirmation':           Call<typeof people.ConfirmedReply>
  'POST /api/admin/acts/:actId/refusal':                Write<typeof people.Declining, typeof OkReply>
  'GET /api/admin/audit':                               Read<typeof monitoring.AuditReply>
  'GET /api/admin/audit/checks':                        Read<typeof monitoring.AuditChecksReply>
  'POST /api/admin/audit/checks':                       Call<typeof monitoring.AuditChecksReply>
  'GET /api/admin/audit/csv':                           Paper
  'GET /api/admin/audit/xlsx':                          Paper
  'POST /api/admin/auth/getAuthUser':                   Call<typeof identity.OfficerReply>
  'POST /api/admin/auth/login':                         Write<typeof identity.StaffLogin, typeof identity.SecondStepReply>
  'POST /api/admin/auth/logout':                        Call<typeof OkReply>
  'POST /api/admin/auth/setup':                         Write<typeof identity.Setup, typeof identity.SecondStepReply>
  'POST /api/admin/auth/setup/code':                    Write<typeof identity.SetupCode, typeof identity.SetupReply>
  'POST /api/admin/auth/step-up':                       Write<typeof identity.StepUp, typeof identity.StepUpReply>
  'POST /api/admin/auth/totp':                          Write<typeof identity.StaffProof, typeof identity.StaffLoggedIn>
  'GET /api/admin/balances':                            Read<typeof BalanceQueueReply>
  'POST /api/admin/balances/:answerId/answer':          Write<typeof requests.RequestAnswer, typeof OkReply>
  'GET /api/admin/balances/export/:format':             Paper
  'GET /api/admin/blocks':                              Read<typeof board.BlockListReply>
  'POST /api/admin/blocks':                             Write<typeof board.NewBlock, typeof OkReply>
  'POST /api/admin/blocks/:blockId/end':                Call<typeof OkReply>
  'GET /api/admin/board':                               Read<typeof board.BoardQueueReply>
  'GET /api/admin/board/:messageId':                    Read<typeof board.BoardThreadReply>
  'POST /api/admin/board/:messageId/answer':            Write<typeof board.OfficerAnswer, typeof OkReply>
  'POST /api/admin/board/:messageId/hide':              Write<typeof board.Hiding, typeof OkReply>
  'POST /api/admin/board/:messageId/mark':              Write<typeof board.Marking, typeof OkReply>
  'POST /api/admin/board/:messageId/show':              Call<typeof OkReply>
  'GET /api/admin/client-errors':                       Read<typeof monitoring.ClientErrorsReply>
  'GET /api/admin/corrections':                         Read<typeof requests.CorrectionQueueReply>
  'POST /api/admin/corrections/:requestId/answer':      Write<typeof requests.RequestAnswer, typeof OkReply>
  'GET /api/admin/corrections/files/:fileId':           Paper
  'GET /api/admin/demand-figures':                      Read<typeof demand.DemandFiguresReply>
  'GET /api/admin/demands':                             Read<typeof demand.DemandInboxReply>
  'GET /api/admin/demands/:demandId':                   Read<typeof demand.OfficersDemandReply>
  'POST /api/admin/demands/:demandId/answer':           Write<typeof demand.Answering, typeof OkReply>
  'POST /api/admin/demands/:demandId/assign':           Write<typeof demand.Assigning, typeof OkReply>
  'GET /api/admin/demands/:demandId/files/:fileId':     Paper
  'POST /api/admin/demands/:demandId/note':             Write<typeof demand.Noting, typeof OkReply>
  'POST /api/admin/demands/:demandId/publish':          Write<typeof demand.Publishing, typeof OkReply>
  'POST /api/admin/demands/:demandId/status':           Write<typeof demand.DemandStanding, typeof OkReply>
  'GET /api/admin/devices':                             Read<typeof DevicesReply>
  'POST /api/admin/devices/sign-out':                   Write<typeof DeviceSignOut, typeof OkReply>
  'GET /api/admin/health':                              Read<typeof monitoring.HealthReply>
  'POST /api/admin/health/runs':                        Write<typeof monitoring.HealthRun, typeof OkReply>
  'POST /api/admin/health/test-message':                Write<typeof monitoring.TestMessage, typeof OkReply>
  'POST /api/admin/impersonate/grants':                 Write<typeof GrantRequest, typeof GrantReply>
  'GET /api/admin/imports':                             Read<typeof imports.ImportsReply>
  'GET /api/admin/imports/:run':                        Read<typeof imports.ImportRunReply>
  'POST /api/admin/imports/:run/acceptance':            Write<typeof imports.AcceptanceRequest, typeof imports.StartedReply>
  'POST /api/admin/imports/:run/cancellation':          Call<typeof imports.ActReply>
  'GET /api/admin/imports/:run/problems':               Read<typeof imports.ProblemsReply>
  'GET /api/admin/imports/:run/problems/:format':       Paper
  'POST /api/admin/imports/:run/publication':           Call<typeof imports.ActReply>
  'POST /api/admin/imports/:run/rejection':             Call<typeof imports.ActReply>
  'GET /api/admin/imports/:run/report':                 Read<typeof ControlReportReply>
  'GET /api/admin/imports/:run/report/pdf':             Paper
  'POST /api/admin/imports/:run/rollback':              Write<typeof imports.RollbackRequest, typeof imports.ActReply>
  'POST /api/admin/imports/sets':                       Call<typeof imports.SetReply>
  'GET /api/admin/imports/sets/:set':                   Read<typeof imports.SetReply>
  'POST /api/admin/imports/sets/:set/forget':           Call<typeof imports.SetReply>
  'POST /api/admin/imports/sets/:set/pieces':           Upload<typeof imports.PieceReply>
  'POST /api/admin/imports/sets/:set/remove':           Write<typeof imports.RemoveFile, typeof imports.SetReply>
  'POST /api/admin/imports/sets/:set/run':              Write<typeof imports.StartRun, typeof imports.StartedReply>
  'GET /api/admin/keys':                                Read<typeof keys.KeysReply>
  'POST /api/admin/keys':                               Write<typeof keys.NewKey, typeof OkReply>
  'POST /api/admin/keys/begin':                         Call<typeof keys.CreationRequestReply>
  'POST /api/admin/keys/challenge':                     Call<typeof keys.AssertionRequestReply>
  'POST /api/admin/keys/name':                          Write<typeof keys.KeyRename, typeof OkReply>
  'POST /api/admin/keys/removal':                       Write<typeof keys.WhichKey, typeof OkReply>
  'GET /api/admin/members/:no':                         Read<typeof member.MemberProfileReply>
  'GET /api/admin/members/:no/account':                 Read<typeof member.MemberAccountReply>
  'POST /api/admin/members/:no/activation':             Write<typeof member.ActivationRequest, typeof member.ActivationReply>
  'GET /api/admin/members/:no/deposit':                 Read<typeof member.MemberDepositReply>
  'GET /api/admin/members/:no/history':                 Read<typeof AccessReply>
  'GET /api/admin/members/:no/kep':                     Read<typeof member.MemberKepReply>
  'GET /api/admin/members/:no/loan':                    Read<typeof member.MemberLoanReply>
  'POST /api/admin/members/:no/paper':                  Write<typeof paperSigning.ToPrint, typeof paperSigning.PrintedReply>
  'GET /api/admin/members/:no/paper/:attempt/document': Paper
  'POST /api/admin/members/:no/paper/:attempt/scan':    Upload<typeof OkReply>
  'GET /api/admin/members/:no/signings':                Read<typeof paperSigning.MemberSigningsReply>
  'GET /api/admin/members/:no/signings/:code/pdf':      Paper
  'GET /api/admin/acts/:actId/files/:file':             Paper
  'POST /api/admin/members/:no/reveal':                 Write<typeof member.StaffReveal, typeof member.StaffRevealReply>
  'POST /api/admin/members/:no/sessions/end':           Call<typeof OkReply>
  'GET /api/admin/members/:no/share':                   Read<typeof member.MemberShareReply>
  'POST /api/admin/members/:no/recovery/reopen':        Call<typeof OkReply>
  'POST /api/admin/members/:no/unlock':                 Call<typeof OkReply>
  'POST /api/admin/members/search':                     Write<typeof member.MemberSearch, typeof member.MemberHitsReply>
  'GET /api/admin/morning':                             Read<typeof morning.MorningReply>
  'GET /api/admin/morning/behind':                      Read<typeof morning.BehindReply>
  'GET /api/admin/morning/behind/:format':              Paper
  'GET /api/admin/morning/contracts':                   Read<typeof morningRows.ContractsReply>
  'GET /api/admin/morning/contracts/:format':           Paper
  'GET /api/admin/morning/rolled':                      Read<typeof morningRows.RolledReply>
  'GET /api/admin/morning/rolled/:format':              Paper
  'GET /api/admin/morning/report/:format':              Paper
  'GET /api/admin/morning/units':                       Read<typeof morning.UnitStandingsReply>
  'GET /api/admin/morning/units/:format':               Paper
  'GET /api/admin/overview':                            Read<typeof OverviewReply>
  'POST /api/admin/guarantee_tasks/:taskId/end':        Write<typeof guarantees.TaskResult, typeof OkReply>
  'GET /api/admin/guarantees':                          Read<typeof guarantees.GuaranteeBoardReply>
  'GET /api/admin/guarantees/:caseId':                  Read<typeof guarantees.GuaranteeCaseReply>
  'GET /api/admin/guarantees/:caseId/bundle':           Paper
  'POST /api/admin/guarantees/:caseId/default_day':     Write<typeof guarantees.DefaultDay, typeof OkReply>
  'GET /api/admin/letter/:letterId/pdf':                Paper
  'GET /api/admin/letters':                             Read<typeof guarantees.LetterBatchesReply>
  'POST /api/admin/letters':                            Write<typeof guarantees.LetterSigner, typeof OkReply>
  'GET /api/admin/letters/:batchId':                    Read<typeof guarantees.LetterBatchReply>
  'POST /api/admin/letters/:batchId/cancellation':      Write<typeof guarantees.LetterReason, typeof OkReply>
  'GET /api/admin/letters/:batchId/file':               Paper
  'POST /api/admin/letters/:batchId/release':           Call<typeof OkReply>
  'POST /api/admin/letters/post':                       Write<typeof guarantees.PostFile, typeof guarantees.PostReportReply>
  'GET /api/admin/bank-files':                          Read<typeof bankFiles.BankFilesReply>
  'POST /api/admin/bank-files':                         Upload<typeof bankFiles.BankFileReadReply>
  'GET /api/admin/bank-files/:fileId':                  Read<typeof bankFiles.BankFileReply>
  'POST /api/admin/bank-files/:fileId/lines/:lineId':   Write<typeof bankFiles.BankLineDecision, typeof OkReply>
  'GET /api/admin/bank-files/:fileId/lines/:lineId/slip': Paper
  'POST /api/admin/bank-files/:fileId/check':           Call<typeof OkReply>
  'POST /api/admin/bank-folder/:folderFileId/seen':     Call<typeof OkReply>
  'POST /api/admin/bank-files/:fileId/refusal':         Write<typeof bankFiles.BankFileReason, typeof OkReply>
  'POST /api/admin/bank-files/:fileId/release':         Call<typeof OkReply>
  'GET /api/admin/orders':                              Read<typeof orders.OrderBatchesReply>
  'POST /api/admin/orders':                             Call<typeof OkReply>
  'GET /api/admin/orders/:batchId':                     Read<typeof orders.OrderBatchReply>
  'POST /api/admin/orders/:batchId/cancellation':       Write<typeof orders.OrderReason, typeof OkReply>
  'GET /api/admin/orders/:batchId/file':                Paper
  'GET /api/admin/orders/:batchId/pdf':                 Paper
  'POST /api/admin/orders/:batchId/release':            Call<typeof OkReply>
  'POST /api/admin/order_problems/:problemId/seen':     Call<typeof OkReply>
  'POST /api/admin/orders/:batchId/results':            Write<typeof orders.OrderResultBody, typeof OkReply>
  'POST /api/admin/orders/:batchId/reversal':           Write<typeof orders.OrderReason, typeof OkReply>
  'GET /api/admin/photos':                              Read<typeof requests.PhotoQueueReply>
  'POST /api/admin/photos/:no/decide':                  Write<typeof requests.PhotoDecision, typeof OkReply>
  'GET /api/admin/reply-templates':                     Read<typeof board.ReplyTemplatesReply>
  'POST /api/admin/reply-templates':                    Write<typeof board.ReplyTemplatePut, typeof OkReply>
  'POST /api/admin/reply-templates/:templateId':        Write<typeof board.ReplyTemplatePut, typeof OkReply>
  'POST /api/admin/reply-templates/:templateId/remove': Call<typeof OkReply>
  'GET /api/admin/requests':                            Read<typeof desk.DeskQueueReply>
  'GET /api/admin/requests/agenda': Paper
  'GET /api/admin/requests/:requestId/papers/:paper':  Paper
  'GET /api/admin/requests/times':                           Read<typeof desk.DeskTimesReply>
  'GET /api/admin/requests/:requestId':                 Read<typeof desk.DeskRequestReply>
  'POST /api/admin/members/:no/phone':                  Write<typeof desk.CounterPhone, typeof OkReply>
  'GET /api/admin/requests/:requestId/files/:fileId':   Paper
  'POST /api/admin/requests/:requestId/answer':         Write<typeof desk.Answering, typeof OkReply>
  'POST /api/admin/requests/:requestId/approval':       Write<typeof desk.Approving, typeof OkReply>
  'POST /api/admin/requests/:requestId/certificate':    Write<typeof paperCertificate.PaperCertificate, typeof OkReply>
  'POST /api/admin/requests/:requestId/certificate/scan': Upload<typeof paperCertificate.CertificateScanReply>
  'POST /api/admin/requests/:requestId/check':          Write<typeof desk.Checking, typeof OkReply>
  'POST /api/admin/requests/:requestId/refusal':        Write<typeof desk.Refusing, typeof OkReply>
  'POST /api/admin/requests/:requestId/return':         Write<typeof desk.Returning, typeof OkReply>
  'GET /api/admin/rights':                              Read<typeof requests.RightsQueueReply>
  'POST /api/admin/rights/:requestId/answer':           Write<typeof requests.RequestAnswer, typeof OkReply>
  'POST /api/admin/rights/:requestId/take':             Call<typeof OkReply>
  'GET /api/admin/staff':                               Read<typeof people.StaffPeopleReply>
  'POST /api/admin/staff':                              Write<typeof people.NewStaff, typeof people.StaffCodeReply>
  'POST /api/admin/staff/:login':                       Write<typeof people.StaffChange, typeof OkReply>
  'POST /api/admin/staff/:login/code':                  Call<typeof people.StaffCodeReply>
  'POST /api/admin/staff/:login/suspension':            Write<typeof people.Suspension, typeof OkReply>
  'GET /api/admin/traffic':                             Read<typeof monitoring.TrafficReply>
}
