import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { newId } from './random.ts'

test('ids are random UUIDs of version 4, made without what insecure contexts lack', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 1000 }, newId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true)
})
