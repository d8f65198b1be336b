// What the back office asks: people, members, feedback, imports and monitoring.

import type { AccessReply } from '#contract/member/access.ts'
import type { DeviceSignOut, DevicesReply, OkReply } from '#contract/member/identity.ts'
import type { BalanceQueueReply } from '#contract/staff/balances.ts'
import type {
  BlockListReply,
  BoardQueueReply,
  BoardThreadReply,
  Hiding,
  Marking,
  NewBlock,
  OfficerAnswer,
  ReplyTemplatePut,
  ReplyTemplatesReply,
} from '#contract/staff/board.ts'
import type { ControlReportReply } from '#contract/staff/control-report.ts'
import type {
  Answering,
  Assigning,
  DemandFiguresReply,
  DemandInboxReply,
  DemandStanding,
  Noting,
  OfficersDemandReply,
  Publishing,
} from '#contract/staff/demand.ts'
import type {
  OfficerReply,
  SecondStepReply,
  Setup,
  SetupCode,
  SetupReply,
  StaffLoggedIn,
  StaffLogin,
  StaffProof,
  StepUp,
  StepUpReply,
} from '#contract/staff/identity.ts'
import type { GrantReply, GrantRequest } from '#contract/staff/impersonation.ts'
import type {
  AcceptanceRequest,
  ActReply,
  ImportRunReply,
  ImportsReply,
  PieceReply,
  ProblemsReply,
  RemoveFile,
  RollbackRequest,
  SetReply,
  StartedReply,
  StartRun,
} from '#contract/staff/imports.ts'
import type {
  ActivationReply,
  ActivationRequest,
  MemberAccountReply,
  MemberDepositReply,
  MemberHitsReply,
  MemberKepReply,
  MemberLoanReply,
  MemberProfileReply,
  MemberSearch,
  MemberShareReply,
  StaffReveal,
  StaffRevealReply,
} from '#contract/staff/member.ts'
import type {
  AccessReportReply,
  AuditChecksReply,
  AuditReply,
  ClientErrorsReply,
  HealthReply,
  HealthRun,
  TestMessage,
  TrafficReply,
} from '#contract/staff/monitoring.ts'
import type { OverviewReply } from '#contract/staff/overview.ts'
import type {
  NewStaff,
  OwnAccountReply,
  OwnPassword,
  RecoveryCodesReply,
  StaffChange,
  StaffCodeReply,
  StaffPeopleReply,
  Suspension,
} from '#contract/staff/people.ts'
import type {
  CorrectionQueueReply,
  PhotoDecision,
  PhotoQueueReply,
  RequestAnswer,
  RightsQueueReply,
} from '#contract/staff/requests.ts'
import type { Call, Paper, Read, Upload, Write } from './kinds.ts'

// biome-ignore format: one row an endpoint
export interface StaffEndpoints {
  'GET /api/admin/access-report':                       Read<typeof AccessReportReply>
  'GET /api/admin/access-report/csv':                   Paper
  'GET /api/admin/access-report/xlsx':                  Paper
  'GET /api/admin/account':                             Read<typeof OwnAccountReply>
  'POST /api/admin/account/password':                   Write<typeof OwnPassword, typeof OkReply>
  'POST /api/admin/account/recovery-codes':             Call<typeof RecoveryCodesReply>
  'GET /api/admin/audit':                               Read<typeof AuditReply>
  'GET /api/admin/audit/checks':                        Read<typeof AuditChecksReply>
  'POST /api/admin/audit/checks':                       Call<typeof AuditChecksReply>
  'GET /api/admin/audit/csv':                           Paper
  'GET /api/admin/audit/xlsx':                          Paper
  'POST /api/admin/auth/getAuthUser':                   Call<typeof OfficerReply>
  'POST /api/admin/auth/login':                         Write<typeof StaffLogin, typeof SecondStepReply>
  'POST /api/admin/auth/logout':                        Call<typeof OkReply>
  'POST /api/admin/auth/setup':                         Write<typeof Setup, typeof SecondStepReply>
  'POST /api/admin/auth/setup/code':                    Write<typeof SetupCode, typeof SetupReply>
  'POST /api/admin/auth/step-up':                       Write<typeof StepUp, typeof StepUpReply>
  'POST /api/admin/auth/totp':                          Write<typeof StaffProof, typeof StaffLoggedIn>
  'GET /api/admin/balances':                            Read<typeof BalanceQueueReply>
  'POST /api/admin/balances/:answerId/answer':          Write<typeof RequestAnswer, typeof OkReply>
  'GET /api/admin/balances/export/:format':             Paper
  'GET /api/admin/blocks':                              Read<typeof BlockListReply>
  'POST /api/admin/blocks':                             Write<typeof NewBlock, typeof OkReply>
  'POST /api/admin/blocks/:blockId/end':                Call<typeof OkReply>
  'GET /api/admin/board':                               Read<typeof BoardQueueReply>
  'GET /api/admin/board/:messageId':                    Read<typeof BoardThreadReply>
  'POST /api/admin/board/:messageId/answer':            Write<typeof OfficerAnswer, typeof OkReply>
  'POST /api/admin/board/:messageId/hide':              Write<typeof Hiding, typeof OkReply>
  'POST /api/admin/board/:messageId/mark':              Write<typeof Marking, typeof OkReply>
  'POST /api/admin/board/:messageId/show':              Call<typeof OkReply>
  'GET /api/admin/client-errors':                       Read<typeof ClientErrorsReply>
  'GET /api/admin/corrections':                         Read<typeof CorrectionQueueReply>
  'POST /api/admin/corrections/:requestId/answer':      Write<typeof RequestAnswer, typeof OkReply>
  'GET /api/admin/corrections/files/:fileId':           Paper
  'GET /api/admin/demand-figures':                      Read<typeof DemandFiguresReply>
  'GET /api/admin/demands':                             Read<typeof DemandInboxReply>
  'GET /api/admin/demands/:demandId':                   Read<typeof OfficersDemandReply>
  'POST /api/admin/demands/:demandId/answer':           Write<typeof Answering, typeof OkReply>
  'POST /api/admin/demands/:demandId/assign':           Write<typeof Assigning, typeof OkReply>
  'GET /api/admin/demands/:demandId/files/:fileId':     Paper
  'POST /api/admin/demands/:demandId/note':             Write<typeof Noting, typeof OkReply>
  'POST /api/admin/demands/:demandId/publish':          Write<typeof Publishing, typeof OkReply>
  'POST /api/admin/demands/:demandId/status':           Write<typeof DemandStanding, typeof OkReply>
  'GET /api/admin/devices':                             Read<typeof DevicesReply>
  'POST /api/admin/devices/sign-out':                   Write<typeof DeviceSignOut, typeof OkReply>
  'GET /api/admin/health':                              Read<typeof HealthReply>
  'POST /api/admin/health/runs':                        Write<typeof HealthRun, typeof OkReply>
  'POST /api/admin/health/test-message':                Write<typeof TestMessage, typeof OkReply>
  'POST /api/admin/impersonate/grants':                 Write<typeof GrantRequest, typeof GrantReply>
  'GET /api/admin/imports':                             Read<typeof ImportsReply>
  'GET /api/admin/imports/:run':                        Read<typeof ImportRunReply>
  'POST /api/admin/imports/:run/acceptance':            Write<typeof AcceptanceRequest, typeof StartedReply>
  'POST /api/admin/imports/:run/cancellation':          Call<typeof ActReply>
  'GET /api/admin/imports/:run/problems':               Read<typeof ProblemsReply>
  'GET /api/admin/imports/:run/problems/:format':       Paper
  'POST /api/admin/imports/:run/publication':           Call<typeof ActReply>
  'POST /api/admin/imports/:run/rejection':             Call<typeof ActReply>
  'GET /api/admin/imports/:run/report':                 Read<typeof ControlReportReply>
  'GET /api/admin/imports/:run/report/pdf':             Paper
  'POST /api/admin/imports/:run/rollback':              Write<typeof RollbackRequest, typeof ActReply>
  'POST /api/admin/imports/sets':                       Call<typeof SetReply>
  'GET /api/admin/imports/sets/:set':                   Read<typeof SetReply>
  'POST /api/admin/imports/sets/:set/forget':           Call<typeof SetReply>
  'POST /api/admin/imports/sets/:set/pieces':           Upload<typeof PieceReply>
  'POST /api/admin/imports/sets/:set/remove':           Write<typeof RemoveFile, typeof SetReply>
  'POST /api/admin/imports/sets/:set/run':              Write<typeof StartRun, typeof StartedReply>
  'GET /api/admin/members/:no':                         Read<typeof MemberProfileReply>
  'GET /api/admin/members/:no/account':                 Read<typeof MemberAccountReply>
  'POST /api/admin/members/:no/activation':             Write<typeof ActivationRequest, typeof ActivationReply>
  'GET /api/admin/members/:no/deposit':                 Read<typeof MemberDepositReply>
  'GET /api/admin/members/:no/history':                 Read<typeof AccessReply>
  'GET /api/admin/members/:no/kep':                     Read<typeof MemberKepReply>
  'GET /api/admin/members/:no/loan':                    Read<typeof MemberLoanReply>
  'POST /api/admin/members/:no/reveal':                 Write<typeof StaffReveal, typeof StaffRevealReply>
  'POST /api/admin/members/:no/sessions/end':           Call<typeof OkReply>
  'GET /api/admin/members/:no/share':                   Read<typeof MemberShareReply>
  'POST /api/admin/members/:no/unlock':                 Call<typeof OkReply>
  'POST /api/admin/members/search':                     Write<typeof MemberSearch, typeof MemberHitsReply>
  'GET /api/admin/overview':                            Read<typeof OverviewReply>
  'GET /api/admin/photos':                              Read<typeof PhotoQueueReply>
  'POST /api/admin/photos/:no/decide':                  Write<typeof PhotoDecision, typeof OkReply>
  'GET /api/admin/reply-templates':                     Read<typeof ReplyTemplatesReply>
  'POST /api/admin/reply-templates':                    Write<typeof ReplyTemplatePut, typeof OkReply>
  'POST /api/admin/reply-templates/:templateId':        Write<typeof ReplyTemplatePut, typeof OkReply>
  'POST /api/admin/reply-templates/:templateId/remove': Call<typeof OkReply>
  'GET /api/admin/rights':                              Read<typeof RightsQueueReply>
  'POST /api/admin/rights/:requestId/answer':           Write<typeof RequestAnswer, typeof OkReply>
  'POST /api/admin/rights/:requestId/take':             Call<typeof OkReply>
  'GET /api/admin/staff':                               Read<typeof StaffPeopleReply>
  'POST /api/admin/staff':                              Write<typeof NewStaff, typeof StaffCodeReply>
  'POST /api/admin/staff/:login':                       Write<typeof StaffChange, typeof OkReply>
  'POST /api/admin/staff/:login/code':                  Call<typeof StaffCodeReply>
  'POST /api/admin/staff/:login/suspension':            Write<typeof Suspension, typeof OkReply>
  'GET /api/admin/traffic':                             Read<typeof TrafficReply>
}
