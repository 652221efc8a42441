import { defineConfig } from 'vitest/config'

const usual = {
  // Several times of what the longest test takes, for a machine of half the speed.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // A busy machine may take longer than the default second.
  expect: { poll: { timeout: 15_000 } },
  setupFiles: ['./testing/property-seed.ts'],
}

const deviceTests = 'web/**/*.device.test.ts'

export default defineConfig({
  test: {
    // Two workers: database waits of one file overlap with the other's computing.
    maxWorkers: 2,
    execArgv: ['--import', './server/fast-resolution.ts'],
    // Those of PostgreSQL do not end under libfaketime, as they read the real clock in a signal handler.
    tags: [{ name: 'timer', description: 'Needs a timer of PostgreSQL: not part of `npm run test:clock`.' }],
    projects: [
      {
        test: {
          ...usual,
          name: 'server',
          include: ['{contract,server,tools,testing}/**/*.test.ts'],
          globalSetup: ['./server/adapters/database/test-server.ts'],
          // Loads modules once per worker instead of once per file, which halves the time. Test files must not leave
          // state in them.
          isolate: false,
        },
      },
      {
        test: {
          ...usual,
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [deviceTests],
          isolate: false,
          setupFiles: [...usual.setupFiles, './testing/undo-stubs.ts'],
        },
      },
      {
        test: {
          ...usual,
          name: 'device',
          // Isolated: Capacitor looks for a phone as it is loaded, and stores keep what a test left.
          include: [deviceTests],
        },
      },
    ],
  },
})
