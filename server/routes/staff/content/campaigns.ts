import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import {
  CampaignMadeReply,
  CampaignReply,
  CampaignsReply,
  NewCampaign,
} from '#contract/staff/campaigns/campaigns.ts'
import {
  makeCampaign,
  readCampaign,
  readCampaigns,
  releaseToMembers,
  stopSending,
  testCampaign,
} from '#server/campaigns/campaigns.ts'
import { Id } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'

const announce = forStaff('announce')
const params = Type.Object({ campaignId: Id })
const ACT = { params, body: NoBody, reply: OkReply }

/** Messages to many members. */
export const campaignRoutes = routes(
  announce.get('/campaigns', { reply: CampaignsReply }, readCampaigns),
  announce.post('/campaigns', { body: NewCampaign, reply: CampaignMadeReply }, makeCampaign),
  announce.get('/campaigns/:campaignId', { params, reply: CampaignReply }, readCampaign),
  announce.post('/campaigns/:campaignId/test', ACT, testCampaign),
  announce.post('/campaigns/:campaignId/release', { stepUp: true, ...ACT }, releaseToMembers),
  announce.post('/campaigns/:campaignId/stop', ACT, stopSending),
)
