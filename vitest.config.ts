import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,web,scripts,eval}/**/*.test.{ts,tsx}'],
    globalSetup: ['./server/adapters/database/test-server.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Two cores: one file's database work overlaps the other's.
    maxWorkers: 2,
    // On a build machine a test that trips over its load once is run again; the report counts it as retried.
    retry: process.env.CI ? 1 : 0,
  },
})
