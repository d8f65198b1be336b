// Every few minutes one process of the site looks whether all is well, and tells those who look after it: when something
// begins, once a day while it lasts, and when it is over.

import type { FastifyInstance } from 'fastify'
import {
  endAlerts,
  markAlertsSent,
  openAlerts,
  raiseAlert,
} from '#database/queries/monitoring/alert.ts'
import { settings as siteSettings } from '#database/queries/site/setting.ts'
import { bodyOf } from '#server/outbox/messages.ts'
import type { Alerts } from '#server/settings/settings.ts'
import { REPORTED_ONCE, readFaults } from './faults.ts'
import { sendAlert } from './send-alert.ts'
import { isWork } from './waiting-work.ts'

/** Under a day, so that it comes at the same hour. */
const AGAIN_MS = 23.5 * 60 * 60_000

export async function watchForFaults(
  app: FastifyInstance,
  alerts: Alerts,
  now: Date,
): Promise<void> {
  const { db, senders } = app
  const faults = await readFaults(app, now)
  for (const { name, says } of faults) await raiseAlert(db, name, says, now)

  const known = (await openAlerts(db)).filter((one) => !isWork(one))
  const isFiring = new Set(faults.map(({ name }) => name))
  const due = known.filter(
    ({ name, sent_at }) =>
      isFiring.has(name) &&
      (!sent_at || (!REPORTED_ONCE.includes(name) && now.getTime() - sent_at.getTime() > AGAIN_MS)),
  )
  const over = known.filter(({ name }) => !isFiring.has(name))
  // Of what nobody was told, nobody is told that it is over.
  const overAndTold = over.filter(({ sent_at }) => sent_at !== null)
  if (due.length > 0 || overAndTold.length > 0) {
    const { coopShortNameTH, coopNameTH = '' } = await siteSettings(db)
    const parts = [
      ...(due.length > 0 ? [`ต้องแก้ไข ${due.map(({ says }) => says).join(' / ')}`] : []),
      ...(overAndTold.length > 0
        ? [`กลับเป็นปกติ ${overAndTold.map(({ says }) => says.split(':')[0]).join(', ')}`]
        : []),
    ]
    await sendAlert(senders, alerts, {
      text: bodyOf({ template: 'alert', words: parts.join(' · ') }, coopShortNameTH || coopNameTH),
      firing: due.map(({ name, says }) => ({ name, says })),
      ended: overAndTold.map(({ name }) => name),
    })
    await markAlertsSent(
      db,
      due.map(({ name }) => name),
      now,
    )
  }
  await endAlerts(
    db,
    over.map(({ name }) => name),
  )
}
