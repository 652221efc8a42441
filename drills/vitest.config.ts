import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['drills/**/*.spec.ts'],
    // Each drill has server processes of its own.
    fileParallelism: false,
    testTimeout: 120_000,
    retry: process.env.CI ? 1 : 0,
  },
})
