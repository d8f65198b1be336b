import { MemberHitsReply, MemberSearch } from '#contract/staff/member.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { searchMembers } from '#server/members/search.ts'

export const memberSearchRoutes = routes(
  forStaff('see_members').post(
    '/members/search',
    { body: MemberSearch, reply: MemberHitsReply },
    searchMembers,
  ),
)
