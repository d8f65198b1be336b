// What the site shows: its pages of news, the elections, and what is searched for.

import { Type } from 'typebox'
import { ElectionsReply, VoterPlaceReply, VoterQuestion } from '#contract/public/election.ts'
import {
  HomeReply,
  ListReply,
  SearchKind,
  SearchReply,
  ShowReply,
  ViewsReply,
} from '#contract/public/site-content.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { readHome } from '#server/content/home.ts'
import { searchTopics } from '#server/content/search.ts'
import { countView, showTopic } from '#server/content/show-topic.ts'
import { readTopicList } from '#server/content/topic-list.ts'
import { Id, PageNumber, Words } from '#server/http/paging.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { cacheWith } from '#server/pages/page-cache.ts'
import { findVoter, readElection } from '#server/site/election.ts'

const KEPT = /^(\?year=\d{4})?$/
const OfTopic = Type.Object({ topicId: Id })

export const contentRoutes = routes(
  // พ.ศ., because people read and write this address.
  forPublic.get(
    '/election',
    {
      keep: cacheWith(KEPT),
      query: Type.Object({
        year: Type.Optional(Type.String({ pattern: '^2[4-9][0-9]{2}$', title: 'ปี พ.ศ.' })),
      }),
      reply: ElectionsReply,
    },
    readElection,
  ),
  forPublic.post(
    '/election/voter',
    {
      limit: { name: 'voter', max: 60, seconds: 3600 },
      body: VoterQuestion,
      reply: VoterPlaceReply,
    },
    findVoter,
  ),
  forPublic.get('/home', { keep: true, reply: HomeReply }, readHome),

  // The pages everybody turns are kept; what somebody searches for is not.
  forPublic.get(
    '/list/:topicId',
    {
      keep: cacheWith(/^(\?page=\d{1,4})?$/),
      params: Type.Object({ topicId: Id }),
      query: Type.Object({ page: PageNumber, q: Words }),
      reply: ListReply,
    },
    readTopicList,
  ),
  forPublic.get(
    '/search',
    {
      limit: { name: 'search', max: 120, seconds: 60 },
      query: Type.Object({ q: Words, kind: Type.Optional(SearchKind), page: PageNumber }),
      reply: SearchReply,
    },
    searchTopics,
  ),
  forPublic.get('/show/:topicId', { keep: true, params: OfTopic, reply: ShowReply }, showTopic),

  // Asked by the browser once the page has been taken over: who runs no scripts is not counted, nor
  // who says they are a robot, nor the same reader again within a day.
  forPublic.post(
    '/show/:topicId/view',
    {
      limit: { name: 'view', max: 120, seconds: 600 },
      params: OfTopic,
      body: NoBody,
      reply: ViewsReply,
    },
    countView,
  ),
)
