import { rebuildAllTotals } from '#server/features/insights/rebuild.ts'
import { openInstance } from '#server/instance.ts'
import { say } from '#server/progress.ts'
import { readSettings } from '#server/settings/settings.ts'

/**
 * `npm run totals:rebuild`: recounts all totals from their entries. The server must not run on the same data
 * folder.
 */
const instance = await openInstance(readSettings({ LOG_LEVEL: 'warn', ...process.env }), say)
try {
  const people = await rebuildAllTotals(instance.deps.db, (done) => {
    if (done % 1000 === 0) say(`${done} people…`)
  })
  say(`The totals of ${people} people were counted anew.`)
} finally {
  await instance.close()
}
