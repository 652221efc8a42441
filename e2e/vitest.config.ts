import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['e2e/new-instance.ts'],
    setupFiles: ['e2e/setup.ts'],
    // Each has a server and a browser of its own. One alone leaves half of two cores idle.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A browser on a busy machine may take longer than the second that is usual.
    expect: { poll: { timeout: 15_000 } },
    // As for the unit tests: a busy build machine gets a second try.
    retry: process.env.CI ? 1 : 0,
  },
})
