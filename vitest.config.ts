import { defineConfig } from 'vitest/config'

const usual = {
  testTimeout: 20_000,
  hookTimeout: 60_000,
  setupFiles: ['./testing/property-seed.ts'],
}

export default defineConfig({
  test: {
    // Two workers: database waits of one file overlap with the other's computing.
    maxWorkers: 2,
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
          // Isolated: these files define globals of the browser and the phone.
          include: ['web/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
