import { addDays, dayIn, daysBetween, weekStart } from '#contract/measures/day.ts'
import { layeredAi } from '#server/adapters/ai/layered-ai.ts'
import { inlineJobs } from '#server/adapters/jobs/inline-jobs.ts'
import { buildApp } from '#server/app.ts'
import { daysWithin } from '#server/features/insights/day-store.ts'
import { giveTier } from '#server/features/subscriptions/tier-store.ts'
import { openInstance } from '#server/instance.ts'
import { say } from '#server/progress.ts'
import { readSettings } from '#server/settings/settings.ts'
import { accountOf, demoZone, signedIn } from './demo/account.ts'
import { chanceOf } from './demo/chance.ts'
import { liveDay } from './demo/live.ts'
import { ownWorkout, setUp } from './demo/setup.ts'
import { words } from './demo/words.ts'
import { progressBar } from './progress-bar.ts'

/**
 * `npm run demo:data`: an account with 120 days of generated history, created through the API. A further run
 * fills the days that are still empty. The server must not run on the same data folder.
 */
const email = 'demo@example.com'
const usualPassword = 'forkmile demo'
const history = 120

// Generated data needs no durability; without it the run takes half the time.
process.env.PGOPTIONS ??= '-c synchronous_commit=off'

const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env })
const own = process.env.DEMO_PASSWORD
const instance = await openInstance(settings, say)
try {
  const { hostname } = new URL(instance.publicUrl)
  if (!own && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)) throw new Error(words.needsPassword)
  await fill()
  say(words.ready(email, own ? undefined : usualPassword))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await instance.close()
}

async function fill() {
  const begun = new Date()
  const clock = { now: begun }
  const plain = {
    ...instance.deps,
    now: () => clock.now,
    // No email leaves the machine, no job runs at a simulated time, and no model is called.
    mail: { leavesTheMachine: false, send: async () => {} },
    jobs: inlineJobs(),
    ai: layeredAi(undefined, { spend: async () => false, log: { warn() {} } }),
  }
  const app = await buildApp(plain, instance)
  try {
    const { isNew, id, call } = await signedIn(app, email, own ?? usualPassword)
    await giveTier(plain.db, id, 'pro')
    const today = dayIn(demoZone, begun)
    if (isNew) await setUp(call, addDays(weekStart(today), 7))
    const first = addDays(today, 1 - history)
    const filled = new Set((await daysWithin(plain.db, id, { from: first, to: today })).map(({ day }) => day))
    const days = Array.from({ length: history }, (_, at) => addDays(first, at)).filter(
      (day) => !filled.has(day) && !isForgotten(day, today),
    )
    if (!days.length) return say(words.nothingToDo)
    say(words.filling(days.length))
    const user = accountOf(id, email)
    const person = { deps: { ...plain, log: app.log }, clock, user, call, workout: await ownWorkout(call) }
    const bar = progressBar()
    for (const [done, day] of days.entries()) {
      await liveDay(person, day, 1 - daysBetween(day, today) / history, begun)
      bar.show((done + 1) / days.length)
    }
    bar.end()
  } finally {
    await app.close()
  }
}

/** Days without entries, for realism; the last two weeks are complete, so that there is a streak. */
function isForgotten(day: string, today: string): boolean {
  return day < addDays(today, -14) && chanceOf(`memory of ${day}`).happens(0.07)
}
