// What the pages for everybody ask.

import type { TermsTextReply } from '#contract/member/terms.ts'
import type * as board from '#contract/public/board.ts'
import type { CalculatorsReply } from '#contract/public/calculators.ts'
import type * as demand from '#contract/public/demand.ts'
import type { ElectionsReply, VoterPlaceReply, VoterQuestion } from '#contract/public/election.ts'
import type { PageConfigReply } from '#contract/public/page-config.ts'
import type * as siteContent from '#contract/public/site-content.ts'
import type { VerifyReply } from '#contract/public/verify.ts'
import type { CaptchaReply, ClientError, ClientErrorReply } from '#contract/public/visitor.ts'
import type { LendingsReply } from '#contract/shared/loan-rules.ts'
import type { Call, Paper, Read, Upload, Write } from './kinds.ts'

// biome-ignore format: one row an endpoint
export interface PublicEndpoints {
  'GET /api/info/board':                    Read<typeof board.BoardReply>
  'POST /api/info/board':                   Write<typeof board.QuestionPost, typeof board.QuestionPostedReply>
  'POST /api/info/board/:messageId/report': Write<typeof board.ReportPost, typeof board.ReportedReply>
  'GET /api/info/board/:topicId':           Read<typeof board.BoardShowReply>
  'POST /api/info/board/:topicId/reply':    Write<typeof board.AnswerPost, typeof board.AnswerPostedReply>
  'GET /api/info/calculators':              Read<typeof CalculatorsReply>
  'GET /api/info/caldividend/:format':      Paper
  'GET /api/info/captcha':                  Read<typeof CaptchaReply>
  'POST /api/info/client-error':            Write<typeof ClientError, typeof ClientErrorReply>
  'GET /api/info/cookie/:typecookie':       Read<typeof siteContent.PolicyReply>
  'GET /api/info/demand':                   Read<typeof demand.DemandListReply>
  'POST /api/info/demand':                  Write<typeof demand.NewDemand, typeof demand.SentDemandReply>
  'GET /api/info/demand/:topicId':          Read<typeof demand.ShownDemandReply>
  'POST /api/info/demand/:topicId/vote':    Write<typeof demand.Vote, typeof demand.VoteReply>
  'POST /api/info/demand/files':            Upload<typeof demand.DemandFileReply>
  'GET /api/info/demand/track/:code':       Read<typeof demand.TrackedDemandReply>
  'GET /api/info/election':                 Read<typeof ElectionsReply>
  'POST /api/info/election/voter':          Write<typeof VoterQuestion, typeof VoterPlaceReply>
  'GET /api/info/footer':                   Read<typeof siteContent.FooterReply>
  'GET /api/info/home':                     Read<typeof siteContent.HomeReply>
  'GET /api/info/lendings':                 Read<typeof LendingsReply>
  'GET /api/info/list/:topicId':            Read<typeof siteContent.ListReply>
  'GET /api/info/loancal/:format':          Paper
  'GET /api/info/manu':                     Read<typeof siteContent.Menu>
  'GET /api/info/page-config':              Read<typeof PageConfigReply>
  'GET /api/info/search':                   Read<typeof siteContent.SearchReply>
  'GET /api/info/show/:topicId':            Read<typeof siteContent.ShowReply>
  'POST /api/info/show/:topicId/view':      Call<typeof siteContent.ViewsReply>
  'GET /api/info/termofconditional':        Read<typeof TermsTextReply>
  'GET /api/info/verify/:code':             Read<typeof VerifyReply>
}
