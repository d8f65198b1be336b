// What the back office asks about the site and about employer units.

import type { OkReply } from '#contract/member/identity.ts'
import type { ShowReply } from '#contract/public/site-content.ts'
import type {
  AnnouncedReply,
  AnnouncementDraftReply,
  AnnouncementsReply,
  NewAnnouncement,
  OutboxReply,
} from '#contract/staff/announce.ts'
import type { CountReply, ElectionListReply, Figures, GraveAct } from '#contract/staff/election.ts'
import type {
  CheckedLinksReply,
  LinkReportReply,
  LinksRequest,
  LinkTargetsReply,
} from '#contract/staff/links.ts'
import type { StaffRevealReply } from '#contract/staff/member.ts'
import type {
  ElectionConfig,
  GuidelineConfig,
  MarqueeConfig,
  MenuConfig,
  PolicyConfig,
  RateConfig,
  ReportConfig,
  SettingsConfig,
  StatisticConfig,
  TermsConfig,
} from '#contract/staff/site.ts'
import type {
  CategoriesReply,
  DocumentDetailReply,
  DocumentsReply,
  NewCategory,
  NewOrder,
  NewSlide,
  Removal,
  RestoreFile,
  SavedCategory,
  SavedDocument,
  SavedSlide,
  SlidesReply,
} from '#contract/staff/site-parts.ts'
import type {
  AnnouncedTermsReply,
  Announcement,
  TermsAnnouncedReply,
  Withdrawal,
} from '#contract/staff/terms.ts'
import type {
  NewTopic,
  OwnDocumentReply,
  PictureReply,
  PicturesReply,
  PublishTopic,
  RestoreVersion,
  SavedTopic,
  SeenVersion,
  StaffTopicReply,
  StaffTopicsReply,
  VersionReply,
  VersionsReply,
} from '#contract/staff/topics.ts'
import type {
  MonthClosing,
  MonthReopening,
  MonthsClosing,
  NewUnitUser,
  NoticeWords,
  ReceiptRelease,
  RefundChange,
  RefundIdentity,
  UnitBoardReply,
  UnitCodeReply,
  UnitContact,
  UnitDetailReply,
  UnitReminding,
  UnitUserChange,
} from '#contract/staff/units.ts'
import type { UnitResultReply } from '#contract/unit/result.ts'
import type { Call, Paper, Read, Upload, Write } from './kinds.ts'

// biome-ignore format: one row an endpoint
export interface StaffSiteEndpoints {
  'GET /api/admin/announcements':                             Read<typeof AnnouncementsReply>
  'POST /api/admin/announcements':                            Write<typeof NewAnnouncement, typeof AnnouncedReply>
  'GET /api/admin/announcements/draft/:topicId':              Read<typeof AnnouncementDraftReply>
  'GET /api/admin/categories':                                Read<typeof CategoriesReply>
  'POST /api/admin/categories':                               Write<typeof NewCategory, typeof CategoriesReply>
  'POST /api/admin/categories/:categoryId':                   Write<typeof SavedCategory, typeof CategoriesReply>
  'POST /api/admin/categories/:categoryId/remove':            Write<typeof Removal, typeof CategoriesReply>
  'POST /api/admin/categories/order':                         Write<typeof NewOrder, typeof CategoriesReply>
  'GET /api/admin/documents':                                 Read<typeof DocumentsReply>
  'POST /api/admin/documents':                                Upload<typeof OwnDocumentReply>
  'GET /api/admin/documents/:documentId':                     Read<typeof DocumentDetailReply>
  'POST /api/admin/documents/:documentId':                    Write<typeof SavedDocument, typeof DocumentDetailReply>
  'POST /api/admin/documents/:documentId/file':               Upload<typeof OkReply>
  'POST /api/admin/documents/:documentId/remove':             Write<typeof Removal, typeof OkReply>
  'POST /api/admin/documents/:documentId/restore':            Write<typeof RestoreFile, typeof DocumentDetailReply>
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
  'GET /api/admin/links':                                     Read<typeof LinkTargetsReply>
  'POST /api/admin/links/check':                              Write<typeof LinksRequest, typeof CheckedLinksReply>
  'GET /api/admin/links/report':                              Read<typeof LinkReportReply>
  'GET /api/admin/outbox':                                    Read<typeof OutboxReply>
  'POST /api/admin/outbox/:messageId/retry':                  Call<typeof OkReply>
  'GET /api/admin/pictures':                                  Read<typeof PicturesReply>
  'POST /api/admin/pictures':                                 Upload<typeof PictureReply>
  'GET /api/admin/slides':                                    Read<typeof SlidesReply>
  'POST /api/admin/slides':                                   Write<typeof NewSlide, typeof SlidesReply>
  'POST /api/admin/slides/:slideId':                          Write<typeof SavedSlide, typeof SlidesReply>
  'POST /api/admin/slides/:slideId/remove':                   Write<typeof Removal, typeof SlidesReply>
  'POST /api/admin/slides/order':                             Write<typeof NewOrder, typeof SlidesReply>
  'GET /api/admin/terms':                                     Read<typeof AnnouncedTermsReply>
  'POST /api/admin/terms/:kind/announce':                     Write<typeof Announcement, typeof TermsAnnouncedReply>
  'POST /api/admin/terms/:kind/withdraw':                     Write<typeof Withdrawal, typeof OkReply>
  'GET /api/admin/topics':                                    Read<typeof StaffTopicsReply>
  'POST /api/admin/topics':                                   Write<typeof NewTopic, typeof StaffTopicReply>
  'GET /api/admin/topics/:topicId':                           Read<typeof StaffTopicReply>
  'POST /api/admin/topics/:topicId':                          Write<typeof SavedTopic, typeof StaffTopicReply>
  'POST /api/admin/topics/:topicId/archive':                  Write<typeof SeenVersion, typeof StaffTopicReply>
  'POST /api/admin/topics/:topicId/draft':                    Write<typeof SeenVersion, typeof StaffTopicReply>
  'GET /api/admin/topics/:topicId/preview':                   Read<typeof ShowReply>
  'POST /api/admin/topics/:topicId/publish':                  Write<typeof PublishTopic, typeof StaffTopicReply>
  'POST /api/admin/topics/:topicId/restore':                  Write<typeof RestoreVersion, typeof StaffTopicReply>
  'GET /api/admin/topics/:topicId/versions':                  Read<typeof VersionsReply>
  'GET /api/admin/topics/:topicId/versions/:version':         Read<typeof VersionReply>
  'GET /api/admin/units':                                     Read<typeof UnitBoardReply>
  'GET /api/admin/units/:unitNo':                             Read<typeof UnitDetailReply>
  'POST /api/admin/units/:unitNo/closure':                    Write<typeof MonthClosing, typeof OkReply>
  'POST /api/admin/units/:unitNo/contact':                    Write<typeof UnitContact, typeof OkReply>
  'POST /api/admin/units/:unitNo/refunds/:refundId':          Write<typeof RefundChange, typeof OkReply>
  'POST /api/admin/units/:unitNo/refunds/:refundId/identity': Write<typeof RefundIdentity, typeof StaffRevealReply>
  'POST /api/admin/units/:unitNo/reminders':                  Write<typeof UnitReminding, typeof OkReply>
  'POST /api/admin/units/:unitNo/reopening':                  Write<typeof MonthReopening, typeof OkReply>
  'GET /api/admin/units/:unitNo/result':                      Read<typeof UnitResultReply>
  'GET /api/admin/units/:unitNo/slip':                        Paper
  'POST /api/admin/units/:unitNo/users':                      Write<typeof NewUnitUser, typeof OkReply>
  'POST /api/admin/units/:unitNo/users/:login':               Write<typeof UnitUserChange, typeof OkReply>
  'POST /api/admin/units/:unitNo/users/:login/code':          Call<typeof UnitCodeReply>
  'POST /api/admin/units/closures':                           Write<typeof MonthsClosing, typeof OkReply>
  'POST /api/admin/units/notice':                             Write<typeof NoticeWords, typeof OkReply>
  'GET /api/admin/units/notice/pdf':                          Paper
  'POST /api/admin/units/receipts':                           Write<typeof ReceiptRelease, typeof OkReply>
  'POST /api/admin/units/reminders':                          Write<typeof UnitReminding, typeof OkReply>
  'GET /api/admin/units/report/:format':                      Paper
}

/** Documents that are read, saved and restored whole, each with its history. */
// biome-ignore format: one row a document
export interface StaffConfigs {
  '/api/admin/elections/:year':      typeof ElectionConfig
  '/api/admin/guidelines':           typeof GuidelineConfig
  '/api/admin/menus':                typeof MenuConfig
  '/api/admin/policies/:typecookie': typeof PolicyConfig
  '/api/admin/rates':                typeof RateConfig
  '/api/admin/reports':              typeof ReportConfig
  '/api/admin/settings/:group':      typeof SettingsConfig
  '/api/admin/settings/marquee':     typeof MarqueeConfig
  '/api/admin/settings/payment':     typeof SettingsConfig
  '/api/admin/statistics':           typeof StatisticConfig
  '/api/admin/terms/:kind/draft':    typeof TermsConfig
}
