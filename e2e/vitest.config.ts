import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that look at every screen: the longest. What starts last runs beside nothing. */
const everyScreen = /(crawl|units|pseudo)\.spec\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return [
      ...sorted.filter(({ moduleId }) => everyScreen.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !everyScreen.test(moduleId)),
    ]
  }
}

export default defineConfig({
  test: {
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['testing/new-instance.ts'],
    setupFiles: ['e2e/setup.ts'],
    // Each has a server and a browser of its own. One alone leaves half of two cores idle.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A browser on a busy machine may take longer than the second that is usual.
    expect: { poll: { timeout: 15_000 } },
    // A request that was held back may outlive its page; what is done to it then is no fault of any test.
    onUnhandledError: ({ message }) =>
      !/^"?route\.\w+: (Route is already handled|Request context disposed|Target page)/.test(message ?? ''),
    // As for the unit tests: a busy build machine gets a second try.
    retry: process.env.CI ? 1 : 0,
  },
})
