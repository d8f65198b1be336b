// What the pages for everybody ask.

import type { TermsTextReply } from '#contract/member/terms.ts'
import type {
  AnswerPost,
  AnswerPostedReply,
  BoardReply,
  BoardShowReply,
  QuestionPost,
  QuestionPostedReply,
  ReportedReply,
  ReportPost,
} from '#contract/public/board.ts'
import type { CalculatorsReply } from '#contract/public/calculators.ts'
import type {
  DemandFileReply,
  DemandListReply,
  NewDemand,
  SentDemandReply,
  ShownDemandReply,
  TrackedDemandReply,
  Vote,
  VoteReply,
} from '#contract/public/demand.ts'
import type { ElectionsReply, VoterPlaceReply, VoterQuestion } from '#contract/public/election.ts'
import type { PageConfigReply } from '#contract/public/page-config.ts'
import type {
  FooterReply,
  HomeReply,
  ListReply,
  Menu,
  PolicyReply,
  SearchReply,
  ShowReply,
  ViewsReply,
} from '#contract/public/site-content.ts'
import type { VerifyReply } from '#contract/public/verify.ts'
import type { CaptchaReply, ClientError, ClientErrorReply } from '#contract/public/visitor.ts'
import type { Call, Paper, Read, Upload, Write } from './kinds.ts'

// biome-ignore format: one row an endpoint
export interface PublicEndpoints {
  'GET /api/info/board':                    Read<typeof BoardReply>
  'POST /api/info/board':                   Write<typeof QuestionPost, typeof QuestionPostedReply>
  'POST /api/info/board/:messageId/report': Write<typeof ReportPost, typeof ReportedReply>
  'GET /api/info/board/:topicId':           Read<typeof BoardShowReply>
  'POST /api/info/board/:topicId/reply':    Write<typeof AnswerPost, typeof AnswerPostedReply>
  'GET /api/info/calculators':              Read<typeof CalculatorsReply>
  'GET /api/info/caldividend/:format':      Paper
  'GET /api/info/captcha':                  Read<typeof CaptchaReply>
  'POST /api/info/client-error':            Write<typeof ClientError, typeof ClientErrorReply>
  'GET /api/info/cookie/:typecookie':       Read<typeof PolicyReply>
  'GET /api/info/demand':                   Read<typeof DemandListReply>
  'POST /api/info/demand':                  Write<typeof NewDemand, typeof SentDemandReply>
  'GET /api/info/demand/:topicId':          Read<typeof ShownDemandReply>
  'POST /api/info/demand/:topicId/vote':    Write<typeof Vote, typeof VoteReply>
  'POST /api/info/demand/files':            Upload<typeof DemandFileReply>
  'GET /api/info/demand/track/:code':       Read<typeof TrackedDemandReply>
  'GET /api/info/election':                 Read<typeof ElectionsReply>
  'POST /api/info/election/voter':          Write<typeof VoterQuestion, typeof VoterPlaceReply>
  'GET /api/info/footer':                   Read<typeof FooterReply>
  'GET /api/info/home':                     Read<typeof HomeReply>
  'GET /api/info/list/:topicId':            Read<typeof ListReply>
  'GET /api/info/loancal/:format':          Paper
  'GET /api/info/manu':                     Read<typeof Menu>
  'GET /api/info/page-config':              Read<typeof PageConfigReply>
  'GET /api/info/search':                   Read<typeof SearchReply>
  'GET /api/info/show/:topicId':            Read<typeof ShowReply>
  'POST /api/info/show/:topicId/view':      Call<typeof ViewsReply>
  'GET /api/info/termofconditional':        Read<typeof TermsTextReply>
  'GET /api/info/verify/:code':             Read<typeof VerifyReply>
}
