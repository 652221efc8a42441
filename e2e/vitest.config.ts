import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files, started first: the last one would run alone. */
const everyScreen = /(crawl|units|screens)\.spec\.ts$/

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
    globalSetup: ['testing/test-bed-setup.ts'],
    setupFiles: ['e2e/setup.ts'],
    // Two workers: one waits for its page while the other computes.
    maxWorkers: 2,
    // The files of a worker share its browser; modules are loaded once.
    isolate: false,
    tags: [
      { name: 'core', description: 'Main job of a screen: part of `npm test`, at 390 pixels.' },
      { name: 'day', description: 'Depends on the date: part of `npm run test:clock`.' },
    ],
    sequence: { sequencer: LongestFirst },
    // Several times of what the longest test takes, for a machine of half the speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A browser on a busy machine may take longer than the default second.
    expect: { poll: { timeout: 15_000 } },
    // A held-back request may outlive its page; errors of its handler fail no test.
    onUnhandledError: ({ message }) =>
      !/^"?route\.\w+: (Route is already handled|Request context disposed|Target page)/.test(message ?? ''),
  },
})
