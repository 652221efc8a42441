import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['e2e/**/*.spec.ts'],
    // One journey at a time: each has a server and a browser of its own.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // As for the unit tests: a busy build machine gets a second try.
    retry: process.env.CI ? 1 : 0,
  },
})
