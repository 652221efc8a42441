import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tools/drills/**/*.spec.ts'],
    // Each drill has its own server processes.
    fileParallelism: false,
    // Drills wait half of their time, for ending processes and hanging services.
    maxConcurrency: 2,
    testTimeout: 120_000,
    // Time to start a PostgreSQL server.
    hookTimeout: 60_000,
    tags: [{ name: 'core', description: 'Part of `npm test`.' }],
  },
})
