import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tools/drills/**/*.spec.ts'],
    // Each drill has server processes of its own.
    fileParallelism: false,
    // Each of them waits half of its time: for processes that end, for services that hang.
    maxConcurrency: 2,
    testTimeout: 120_000,
    // A PostgreSQL server is made first.
    hookTimeout: 60_000,
    retry: process.env.CI ? 1 : 0,
  },
})
