import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Drills whose promises tests hold, which `npm run drill -- NAME` runs. */
export const heldByTests: Record<string, readonly string[]> = {
  calendar: [
    'contract/measures/day.test.ts',
    'server/features/notifications/reminders/next-occurrence.test.ts',
  ],
  model: [
    'server/adapters/ai/model/model.test.ts',
    'server/adapters/ai/kitchen.test.ts',
    'server/features/subscriptions/service.test.ts',
  ],
  push: [
    'server/adapters/push/browser-push.test.ts',
    'server/features/notifications/devices/many-devices.test.ts',
    'server/features/notifications/reminders/meal-reminders.test.ts',
  ],
}

/** Drills that are one, as they try the same servers. */
export const heldByDrill: Record<string, string> = {
  quota: 'several-processes',
  retry: 'several-processes',
  refresh: 'several-processes',
}

/** Runs test files, named from the project's root. Answers whether all passed. */
export function runTests(files: readonly string[]): boolean {
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...files], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
  })
  return status === 0
}
