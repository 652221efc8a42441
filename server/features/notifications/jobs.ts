import { dayMs } from '#contract/measures/day.ts'
import type { DispatchDeps } from './dispatch.ts'
import { forgetNotifications } from './message-store.ts'
import { announceMilestones, sendDueReminders } from './reminders/sweep.ts'
import { forgetCodes } from './settings-store.ts'

const keptMs = 90 * dayMs

/** Sends due messages every minute and deletes old ones every night. */
export function notificationJobs(deps: DispatchDeps) {
  const { db, jobs, now } = deps
  jobs.every('send-notifications', '* * * * *', async () => {
    await sendDueReminders(deps)
    await announceMilestones(deps)
  })
  jobs.every('forget-notifications', '29 3 * * *', async () => {
    await forgetNotifications(db, new Date(now().getTime() - keptMs))
    await forgetCodes(db, new Date(now().getTime() - 2 * dayMs))
  })
}
