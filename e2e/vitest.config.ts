import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files, started first: the last one would run alone. */
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
    // Each file has its own server and browser; a single one leaves half of two cores idle.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A browser on a busy machine may take longer than the default second.
    expect: { poll: { timeout: 15_000 } },
    // A held-back request may outlive its page; errors of its handler fail no test.
    onUnhandledError: ({ message }) =>
      !/^"?route\.\w+: (Route is already handled|Request context disposed|Target page)/.test(message ?? ''),
    // As for the unit tests: one retry on a busy build machine.
    retry: process.env.CI ? 1 : 0,
  },
})
