// What the back office changes of the site, beside its articles.

import { Type } from 'typebox'
import {
  CountReply,
  ElectionListReply,
  Figures,
  GraveAct,
  YearParams,
} from '#contract/staff/election.ts'
import { CloseSite, Drafts, GoLiveReply } from '#contract/staff/go-live.ts'
import {
  CheckedLinksReply,
  LinkReportReply,
  LinkSearch,
  LinksRequest,
  LinkTargetsReply,
} from '#contract/staff/links.ts'
import { LoanRulesConfig, LoanRulesTried, LoanRulesTriedReply } from '#contract/staff/loan-rules.ts'
import { GuideChapterReply, GuideContentsReply, OverviewReply } from '#contract/staff/overview.ts'
import {
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
import {
  AnnouncedTermsReply,
  Announcement,
  TermsAnnouncedReply,
  TermsKindParams,
  Withdrawal,
} from '#contract/staff/terms.ts'
import { SETTING_GROUP_NAMES, SETTING_GROUPS } from '#domain/site/settings.ts'
import { Id } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { tryLoanRules } from '#server/loan-request/dry-run.ts'
import {
  announceTerms,
  draftConfig,
  readAnnouncedTerms,
  withdrawAnnouncedTerms,
} from '#server/site/announce-terms.ts'
import { electionOf, readElections } from '#server/site/configs/elections.ts'
import { reports, statistics } from '#server/site/configs/figures.ts'
import { guidelines } from '#server/site/configs/guidelines.ts'
import { loanRules } from '#server/site/configs/loan-rules.ts'
import { menus } from '#server/site/configs/menus.ts'
import { policy } from '#server/site/configs/policies.ts'
import { rates } from '#server/site/configs/rates.ts'
import { marquee, settingGroup } from '#server/site/configs/settings.ts'
import { actOnCount, readCount, typeCount } from '#server/site/count-election.ts'
import { closeSite, openSite, readGoLive } from '#server/site/go-live.ts'
import { checkLinks, readLinks, sendLinkReport } from '#server/site/links.ts'
import { readOverview } from '#server/site/overview.ts'
import { readGuide, readGuideChapter } from '#server/site/staff-guide.ts'
import { addDrafts, addStarterSet } from '#server/site/starter.ts'
import { configRoutes, configRoutesOf } from '#server/site/versioned-config.ts'

const own = forStaff('own')
const content = forStaff('content')
const OfChapter = Type.Object({ no: Id })
const OfPolicy = Type.Object({
  typecookie: Type.Union([Type.Literal('cookies'), Type.Literal('policy')], { title: 'หน้า' }),
})
const settings = forStaff('settings')
const ofYear = { params: YearParams, reply: CountReply }
const ENTRIES = [
  { path: 'count', may: 'content', entry: 1 },
  { path: 'check', may: 'check_results', entry: 2 },
] as const
// Their saving takes a fresh proof of who saves, which a route declares: each has its own.
const grave = SETTING_GROUP_NAMES.filter((group) => SETTING_GROUPS[group].grave)
const others = SETTING_GROUP_NAMES.filter((group) => !grave.includes(group))
const OfGroup = Type.Object({ group: Type.Enum(others, { title: 'กลุ่ม' }) })

export const siteOfficeRoutes = routes(
  own.get('/overview', { reply: OverviewReply }, readOverview),

  // The staff guide, a chapter at a time.
  own.get('/guide', { reply: GuideContentsReply }, readGuide),
  own.get('/guide/:no', { params: OfChapter, reply: GuideChapterReply }, readGuideChapter),

  // What a new site needs before visitors see it, and opening it.
  settings.get('/go-live', { reply: GoLiveReply }, readGoLive),
  settings.act('/go-live/starter-set', {}, addStarterSet),
  settings.act('/go-live/drafts', { body: Drafts }, addDrafts),
  settings.act('/go-live/open', { stepUp: true }, openSite),
  settings.act('/go-live/close', { stepUp: true, body: CloseSite }, closeSite),

  // Where links of the site may lead: for choosing one, and for finding those that lead nowhere.
  content.get('/links', { query: LinkSearch, reply: LinkTargetsReply }, readLinks),
  content.post('/links/check', { body: LinksRequest, reply: CheckedLinksReply }, checkLinks),
  content.get('/links/report', { reply: LinkReportReply }, sendLinkReport),
  configRoutes('/menus', MenuConfig, menus),
  configRoutes('/rates', RateConfig, rates),
  configRoutes('/loan-rules', LoanRulesConfig, loanRules),
  settings.post(
    '/loan-rules/dry-run',
    { body: LoanRulesTried, reply: LoanRulesTriedReply },
    tryLoanRules,
  ),
  configRoutes('/reports', ReportConfig, reports),
  configRoutes('/statistics', StatisticConfig, statistics),
  configRoutesOf(
    '/policies/:typecookie',
    PolicyConfig,
    OfPolicy,
    { may: 'settings' },
    ({ typecookie }) => policy(typecookie),
  ),

  // What members agree to. A version that was announced is never changed, and can be withdrawn only before the day it
  // takes effect: the next one is drafted, announced, and every member is asked again from that day.
  settings.get('/terms', { reply: AnnouncedTermsReply }, readAnnouncedTerms),
  configRoutesOf(
    '/terms/:kind/draft',
    TermsConfig,
    TermsKindParams,
    { may: 'settings' },
    ({ kind }) => draftConfig(kind),
  ),
  settings.post(
    '/terms/:kind/announce',
    { stepUp: true, params: TermsKindParams, body: Announcement, reply: TermsAnnouncedReply },
    announceTerms,
  ),
  settings.act(
    '/terms/:kind/withdraw',
    { stepUp: true, params: TermsKindParams, body: Withdrawal },
    withdrawAnnouncedTerms,
  ),
  configRoutes('/guidelines', GuidelineConfig, guidelines),

  // Whoever checks results need not be allowed to write pages, and the other way about.
  forStaff('content').get('/elections', { reply: ElectionListReply }, readElections),
  forStaff('check_results').get('/elections/to-check', { reply: ElectionListReply }, readElections),
  configRoutesOf('/elections/:year', ElectionConfig, YearParams, { may: 'content' }, ({ year }) =>
    electionOf(Number(year)),
  ),
  ...ENTRIES.flatMap(({ path, may, entry }) => [
    forStaff(may).get(`/elections/:year/${path}`, ofYear, readCount),
    forStaff(may).post(
      `/elections/:year/${path}`,
      { ...ofYear, body: Figures },
      (request, params, figures) => typeCount(request, params, entry, figures),
    ),
  ]),
  ...(['publish', 'withdraw', 'discard'] as const).map((act) =>
    forStaff('check_results').post(
      `/elections/:year/check/${act}`,
      { ...ofYear, stepUp: true, body: GraveAct },
      (request, params, body) => actOnCount(request, params, act, body),
    ),
  ),
  configRoutes('/settings/marquee', MarqueeConfig, marquee),
  ...grave.map((group) => configRoutes(`/settings/${group}`, SettingsConfig, settingGroup(group))),
  configRoutesOf('/settings/:group', SettingsConfig, OfGroup, { may: 'settings' }, ({ group }) =>
    settingGroup(group),
  ),
)
