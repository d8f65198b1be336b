// What the back office asks about the site and about employer units.

import type { OkReply } from '#contract/member/identity.ts'
import type { ShowReply } from '#contract/public/site-content.ts'
import type * as announce from '#contract/staff/announce.ts'
import type * as campaigns from '#contract/staff/campaigns/campaigns.ts'
import type { CountReply, ElectionListReply, Figures, GraveAct } from '#contract/staff/election.ts'
import type * as goLive from '#contract/staff/go-live.ts'
import type * as links from '#contract/staff/links.ts'
import type {
  LoanRulesConfig,
  LoanRulesTried,
  LoanRulesTriedReply,
} from '#contract/staff/loan-rules.ts'
import type { StaffRevealReply } from '#contract/staff/member.ts'
import type * as guide from '#contract/staff/overview.ts'
import type * as senders from '#contract/staff/senders.ts'
import type * as site from '#contract/staff/site.ts'
import type * as siteParts from '#contract/staff/site-parts.ts'
import type * as terms from '#contract/staff/terms.ts'
import type * as topics from '#contract/staff/topics.ts'
import type * as units from '#contract/staff/units.ts'
import type { UnitResultReply } from '#contract/unit/result.ts'
import type { Call, Paper, Read, Upload, Write } from './kinds.ts'

// biome-ignore format: one row an endpoint
export interface StaffSiteEndpoints {
  'GET /api/admin/announcements':                             Read<typeof announce.AnnouncementsReply>
  'POST /api/admin/announcements':                            Write<typeof announce.NewAnnouncement, typeof announce.AnnouncedReply>
  'GET /api/admin/announcements/draft/:topicId':              Read<typeof announce.AnnouncementDraftReply>
  'GET /api/admin/categories':                                Read<typeof siteParts.CategoriesReply>
  'POST /api/admin/categories':                               Write<typeof siteParts.NewCategory, typeof siteParts.CategoriesReply>
  'POST /api/admin/categories/:categoryId':                   Write<typeof siteParts.SavedCategory, typeof siteParts.CategoriesReply>
  'POST /api/admin/categories/:categoryId/remove':            Write<typeof siteParts.Removal, typeof siteParts.CategoriesReply>
  'POST /api/admin/categories/order':                         Write<typeof siteParts.NewOrder, typeof siteParts.CategoriesReply>
  'GET /api/admin/documents':                                 Read<typeof siteParts.DocumentsReply>
  'POST /api/admin/documents':                                Upload<typeof topics.OwnDocumentReply>
  'GET /api/admin/documents/:documentId':                     Read<typeof siteParts.DocumentDetailReply>
  'POST /api/admin/documents/:documentId':                    Write<typeof siteParts.SavedDocument, typeof siteParts.DocumentDetailReply>
  'POST /api/admin/documents/:documentId/file':               Upload<typeof OkReply>
  'POST /api/admin/documents/:documentId/remove':             Write<typeof siteParts.Removal, typeof OkReply>
  'POST /api/admin/documents/:documentId/restore':            Write<typeof siteParts.RestoreFile, typeof siteParts.DocumentDetailReply>
  'GET /api/admin/documents/files/:fileId':                   Paper
  'GET /api/admin/elections':                                 Read<typeof ElectionListReply>
  'GET /api/admin/elections/:year/check':                     Read<typeof CountReply>
  'POST /api/admin/elections/:year/check':                    Write<typeof Figures, typeof CountReply>
  'POST /api/admin/elections/:year/check/discard':            Write<typeof GraveAct, typeof CountReply>
  'POST /api/admin/elections/:year/check/publish':            Write<typeof GraveAct, typeof CountReply>
  'POST /api/admin/elections/:year/check/withdraw':           Write<typeof GraveAct, typeof CountReply>
  'GET /api/admin/elections/:year/count':                     Read<typeof CountReply>
  'POST /api/admin/elections/:year/count':                    Write<typeof Figures, typeof CountReply>
  'GET /api/admin/elections/to-check':                        Read<typeof ElectionListReply>
  'GET /api/admin/go-live':                                   Read<typeof goLive.GoLiveReply>
  'POST /api/admin/go-live/close':                            Write<typeof goLive.CloseSite, typeof OkReply>
  'POST /api/admin/go-live/drafts':                           Write<typeof goLive.Drafts, typeof OkReply>
  'POST /api/admin/go-live/open':                             Call<typeof OkReply>
  'POST /api/admin/go-live/starter-set':                      Call<typeof OkReply>
  'GET /api/admin/guide':                                     Read<typeof guide.GuideContentsReply>
  'GET /api/admin/guide/:no':                                 Read<typeof guide.GuideChapterReply>
  'GET /api/admin/links':                                     Read<typeof links.LinkTargetsReply>
  'POST /api/admin/loan-rules/dry-run': Write<typeof LoanRulesTried, typeof LoanRulesTriedReply>
  'POST /api/admin/links/check':                              Write<typeof links.LinksRequest, typeof links.CheckedLinksReply>
  'GET /api/admin/campaigns':                                 Read<typeof campaigns.CampaignsReply>
  'POST /api/admin/campaigns':                                Write<typeof campaigns.NewCampaign, typeof campaigns.CampaignMadeReply>
  'GET /api/admin/campaigns/:campaignId':                     Read<typeof campaigns.CampaignReply>
  'POST /api/admin/campaigns/:campaignId/release':            Call<typeof OkReply>
  'POST /api/admin/campaigns/:campaignId/stop':               Call<typeof OkReply>
  'POST /api/admin/campaigns/:campaignId/test':               Call<typeof OkReply>
  'GET /api/admin/links/report':                              Read<typeof links.LinkReportReply>
  'GET /api/admin/outbox':                                    Read<typeof announce.OutboxReply>
  'POST /api/admin/outbox/:messageId/retry':                  Call<typeof OkReply>
  'POST /api/admin/outbox/retries':                           Write<typeof announce.OutboxRetries, typeof OkReply>
  'GET /api/admin/pictures':                                  Read<typeof topics.PicturesReply>
  'POST /api/admin/pictures':                                 Upload<typeof topics.PictureReply>
  'GET /api/admin/senders':                                   Read<typeof senders.SendersReply>
  'POST /api/admin/senders/email':                            Write<typeof senders.MailSave, typeof senders.SendersReply>
  'POST /api/admin/senders/sms':                              Write<typeof senders.SmsSave, typeof senders.SendersReply>
  'GET /api/admin/slides':                                    Read<typeof siteParts.SlidesReply>
  'POST /api/admin/slides':                                   Write<typeof siteParts.NewSlide, typeof siteParts.SlidesReply>
  'POST /api/admin/slides/:slideId':                          Write<typeof siteParts.SavedSlide, typeof siteParts.SlidesReply>
  'POST /api/admin/slides/:slideId/remove':                   Write<typeof siteParts.Removal, typeof siteParts.SlidesReply>
  'POST /api/admin/slides/order':                             Write<typeof siteParts.NewOrder, typeof siteParts.SlidesReply>
  'GET /api/admin/terms':                                     Read<typeof terms.AnnouncedTermsReply>
  'POST /api/admin/terms/:kind/announce':                     Write<typeof terms.Announcement, typeof terms.TermsAnnouncedReply>
  'POST /api/admin/terms/:kind/withdraw':                     Write<typeof terms.Withdrawal, typeof OkReply>
  'GET /api/admin/topics':                                    Read<typeof topics.StaffTopicsReply>
  'POST /api/admin/topics':                                   Write<typeof topics.NewTopic, typeof topics.StaffTopicReply>
  'GET /api/admin/topics/:topicId':                           Read<typeof topics.StaffTopicReply>
  'POST /api/admin/topics/:topicId':                          Write<typeof topics.SavedTopic, typeof topics.StaffTopicReply>
  'POST /api/admin/topics/:topicId/archive':                  Write<typeof topics.SeenVersion, typeof topics.StaffTopicReply>
  'POST /api/admin/topics/:topicId/draft':                    Write<typeof topics.SeenVersion, typeof topics.StaffTopicReply>
  'GET /api/admin/topics/:topicId/preview':                   Read<typeof ShowReply>
  'POST /api/admin/topics/:topicId/publish':                  Write<typeof topics.PublishTopic, typeof topics.StaffTopicReply>
  'POST /api/admin/topics/:topicId/restore':                  Write<typeof topics.RestoreVersion, typeof topics.StaffTopicReply>
  'GET /api/admin/topics/:topicId/versions':                  Read<typeof topics.VersionsReply>
  'GET /api/admin/topics/:topicId/versions/:version':         Read<typeof topics.VersionReply>
  'GET /api/admin/units':                                     Read<typeof units.UnitBoardReply>
  'GET /api/admin/units/:unitNo':                             Read<typeof units.UnitDetailReply>
  'POST /api/admin/units/:unitNo/closure':                    Write<typeof units.MonthClosing, typeof OkReply>
  'POST /api/admin/units/:unitNo/contact':                    Write<typeof units.UnitContact, typeof OkReply>
  'POST /api/admin/units/:unitNo/refunds/:refundId':          Write<typeof units.RefundChange, typeof OkReply>
  'POST /api/admin/units/:unitNo/refunds/:refundId/identity': Write<typeof units.RefundIdentity, typeof StaffRevealReply>
  'POST /api/admin/units/:unitNo/reminders':                  Write<typeof units.UnitReminding, typeof OkReply>
  'POST /api/admin/units/:unitNo/reopening':                  Write<typeof units.MonthReopening, typeof OkReply>
  'GET /api/admin/units/:unitNo/result':                      Read<typeof UnitResultReply>
  'GET /api/admin/units/:unitNo/slip':                        Paper
  'POST /api/admin/units/:unitNo/users':                      Write<typeof units.NewUnitUser, typeof OkReply>
  'POST /api/admin/units/:unitNo/users/:login':               Write<typeof units.UnitUserChange, typeof OkReply>
  'POST /api/admin/units/:unitNo/users/:login/code':          Call<typeof units.UnitCodeReply>
  'POST /api/admin/units/closures':                           Write<typeof units.MonthsClosing, typeof OkReply>
  'POST /api/admin/units/notice':                             Write<typeof units.NoticeWords, typeof OkReply>
  'GET /api/admin/units/notice/pdf':                          Paper
  'POST /api/admin/units/receipts':                           Write<typeof units.ReceiptRelease, typeof OkReply>
  'POST /api/admin/units/reminders':                          Write<typeof units.UnitReminding, typeof OkReply>
  'GET /api/admin/units/report/:format':                      Paper
}

/** Documents that are read, saved and restored whole, each with its history. */
// biome-ignore format: one row a document
export interface StaffConfigs {
  '/api/admin/elections/:year':      typeof site.ElectionConfig
  '/api/admin/guidelines':           typeof site.GuidelineConfig
  '/api/admin/loan-rules':           typeof LoanRulesConfig
  '/api/admin/menus':                typeof site.MenuConfig
  '/api/admin/policies/:typecookie': typeof site.PolicyConfig
  '/api/admin/rates':                typeof site.RateConfig
  '/api/admin/reports':              typeof site.ReportConfig
  '/api/admin/settings/:group':      typeof site.SettingsConfig
  '/api/admin/settings/marquee':     typeof site.MarqueeConfig
  '/api/admin/settings/payment':     typeof site.SettingsConfig
  '/api/admin/settings/requests':    typeof site.SettingsConfig
  '/api/admin/settings/nights':      typeof site.SettingsConfig
  '/api/admin/statistics':           typeof site.StatisticConfig
  '/api/admin/terms/:kind/draft':    typeof site.TermsConfig
}
