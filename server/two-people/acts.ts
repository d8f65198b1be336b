// How each act that takes two people is done, once it is confirmed.

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import type { ActKind } from '#domain/identity/pending-act.ts'
import { publishConfirmedArticle } from '../content/publish-article.ts'
import { reopenConfirmed } from '../identity/recovery/stop.ts'
import {
  addConfirmed,
  beginAnewConfirmed,
  changeConfirmed,
  restoreConfirmed,
} from '../identity/staff/manage.ts'
import type { IssuedStaffCode } from '../identity/staff/manage-staff.ts'
import { saveConfirmedSender, takeSavedSenders } from '../outbox/set-senders.ts'
import { inkConfirmed } from '../signing/on-paper.ts'
import { loanRules } from '../site/configs/loan-rules.ts'
import { settingGroup } from '../site/configs/settings.ts'
import { saveConfirmedConfig } from '../site/versioned-config.ts'

/** A code that is told once, to whoever confirms. */
export type Given = { login: string } & IssuedStaffCode

export interface ConfirmedAct {
  request: FastifyRequest
  trx: Db
  /** Login and name of who proposed it. */
  proposer: { login: string; name: string }
}

interface Act {
  // What was proposed is what its own route took: each knows its own.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  perform(confirmed: ConfirmedAct, content: any): Promise<Given | undefined>
  /** Once it is committed. */
  afterwards?(request: FastifyRequest): Promise<void>
}

export const ACTS: Record<ActKind, Act> = {
  staff_add: { perform: addConfirmed },
  staff_change: { perform: changeConfirmed },
  staff_restore: { perform: restoreConfirmed },
  staff_code: { perform: beginAnewConfirmed },
  settings: {
    perform: async (confirmed, { group, ...saved }) =>
      group === loanRules.twoPeople
        ? saveConfirmedConfig(confirmed, loanRules, saved)
        : saveConfirmedConfig(confirmed, settingGroup(group), saved),
  },
  article: { perform: publishConfirmedArticle },
  recovery_reopen: { perform: reopenConfirmed },
  paper_signing: { perform: inkConfirmed },
  sender: { perform: saveConfirmedSender, afterwards: takeSavedSenders },
}
