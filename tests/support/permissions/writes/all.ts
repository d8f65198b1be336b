// Every call that writes, as its own page sends it: with a body that is taken, and what must be there before.

import { ARTICLE_WRITES } from './articles.ts'
import { CAMPAIGN_WRITES } from './campaigns.ts'
import { DESK_WRITES } from './desk.ts'
import { DOOR_WRITES } from './doors.ts'
import { FEEDBACK_WRITES } from './feedback.ts'
import { GUARANTEE_WRITES } from './guarantees.ts'
import { IMPORT_WRITES } from './imports.ts'
import { LOAN_WRITES } from './loan.ts'
import { MEMBER_WRITES } from './member.ts'
import { MEMBERS_WRITES } from './members.ts'
import { OFFICER_WRITES } from './officers.ts'
import { PASSKEY_WRITES } from './passkeys.ts'
import { PAY_WRITES } from './pay.ts'
import { PUBLIC_WRITES } from './public.ts'
import { PAPER_WRITES, SIGNING_WRITES } from './signing.ts'
import { SITE_WRITES } from './site.ts'
import { THAID_WRITES } from './thaid.ts'
import { UNIT_WRITES } from './unit.ts'
import { UNITS_WRITES } from './units.ts'
import type { Write } from './world.ts'

export const WRITES: Record<string, Write> = {
  ...PUBLIC_WRITES,
  ...DOOR_WRITES,
  ...PASSKEY_WRITES,
  ...THAID_WRITES,
  ...MEMBER_WRITES,
  ...SIGNING_WRITES,
  ...PAPER_WRITES,
  ...UNIT_WRITES,
  ...ARTICLE_WRITES,
  ...SITE_WRITES,
  ...FEEDBACK_WRITES,
  ...MEMBERS_WRITES,
  ...DESK_WRITES,
  ...GUARANTEE_WRITES,
  ...LOAN_WRITES,
  ...PAY_WRITES,
  ...UNITS_WRITES,
  ...OFFICER_WRITES,
  ...IMPORT_WRITES,
  ...CAMPAIGN_WRITES,
}
