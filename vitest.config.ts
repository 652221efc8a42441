import { defineConfig } from 'vitest/config'

const usual = {
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // On a build machine a test that trips over its load once is run again; the report counts it as retried.
  retry: process.env.CI ? 1 : 0,
}

export default defineConfig({
  test: {
    // Two cores: one file's database work overlaps the other's.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...usual,
          name: 'server',
          include: ['{contract,server,tools,testing}/**/*.test.ts'],
          globalSetup: ['./server/adapters/database/test-server.ts'],
          // The modules are loaded once a worker and not once a file, which was half of the time. So a file may leave
          // nothing behind in them.
          isolate: false,
        },
      },
      {
        test: {
          ...usual,
          name: 'web',
          // These stand in for the browser and the phone, file by file.
          include: ['web/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
