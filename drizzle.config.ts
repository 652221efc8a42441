import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/features/*/table.ts', './server/features/*/*/table.ts', './server/adapters/*/table.ts'],
  out: './server/migrations',
})
