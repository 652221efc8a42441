import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sendContact } from '#contract/contact.ts'
import { dayMs } from '#contract/measures/day.ts'
import { allowance } from '#contract/subscriptions/plans.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { contactStore } from './store.ts'
import { words } from './words.ts'

/** Days that closed messages are kept. */
const keptDays = 365

/** The contact form: stored for the owner's inbox, and mailed where mail leaves the machine. */
export function contactRoutes(app: FastifyInstance, { db, jobs, log, mail, now, settings }: Deps) {
  route(app, sendContact, async ({ body, user }) => {
    const { website, ...written } = body
    // A bot that fills the hidden field gets the usual answer.
    if (website) return { message: words.received }
    const id = randomUUID()
    // Addresses can be typed or registered by others: only a confirmed one identifies the sender.
    const account = user?.emailVerified ? user : undefined
    const priority = account !== undefined && allowance(account.tier, 'priority_support') !== 0
    await contactStore(db).add({ ...written, id, userId: user?.id ?? null, priority, createdAt: now() })
    if (mail.leavesTheMachine && settings.supportEmail) {
      const email = {
        to: settings.supportEmail,
        replyTo: written.email,
        subject: words.letterSubject(written.subject, priority),
        text: words.letterText({ ...written, account: account?.email }),
      }
      // Not awaited: the message is already in the inbox.
      void mail.send(email).catch(() => log.warn(`Message ${id} was not mailed; it waits in the inbox.`))
    }
    return { message: words.received }
  })

  jobs.every('forget-contact-messages', '29 3 * * *', () =>
    contactStore(db).forgetDone(new Date(now().getTime() - keptDays * dayMs)),
  )
}
