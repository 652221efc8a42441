import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { birthDate, day, moment } from '../measures/day-schemas.ts'
import { line } from '../measures/text.ts'
import type { Endpoint } from './endpoint.ts'
import { unboundedIn, unboundedInputs } from './unbounded.ts'

const contract = join(import.meta.dirname, '..')
const files = (await readdir(contract, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name))
const modules = await Promise.all(files.map((name) => import(/* @vite-ignore */ join(contract, name))))
const endpoints = [...new Set(modules.flatMap((one) => Object.values<Endpoint>(one)))].filter(
  (one) => one && typeof one === 'object' && 'method' in one && 'path' in one && 'response' in one,
)

test('every input of every endpoint has a bound', () => {
  expect(endpoints.length).toBeGreaterThan(150)
  const found = endpoints.flatMap((one) =>
    unboundedInputs(one).map((path) => `${one.method} ${one.path} ${path}`),
  )
  expect(found).toEqual([])
})

test.each<[string, z.ZodType]>([
  ['an array', z.object({ list: z.array(z.boolean()) })],
  ['an array inside others', z.array(z.object({ lists: z.array(z.array(z.boolean())).max(2) })).max(2)],
  ['an array behind wrappers', z.array(z.boolean()).nullish().default([]).readonly()],
  ['an array behind a transform', z.array(z.boolean()).transform((list) => list.length)],
  ['an array in a union', z.union([z.null(), z.array(z.boolean())])],
  ['an array that is read late', z.lazy(() => z.array(z.boolean()))],
  ['a tuple with a rest', z.tuple([z.boolean()], z.boolean())],
  ['a text', z.string()],
  ['a text with a form', z.string().regex(/^x+$/)],
  ['a moment', z.iso.datetime()],
  ['a moment of any year', z.iso.datetime({ offset: true }).max(40)],
  ['a day of any year', z.iso.date()],
  ['a day from a year on', z.iso.date().refine((text) => text >= '1970-01-01')],
  ['a text whose bound comes too late', z.string().refine(Boolean).max(5)],
  ['a text that is refined beyond its bound', z.string().max(5).refine(Boolean)],
  ['a number', z.number()],
  ['a number with one bound', z.number().min(0)],
  ['a number from a text', z.coerce.number().int().min(0).or(z.number().max(3))],
  ['free keys', z.record(z.string().max(3), z.boolean())],
  ['an open object', z.looseObject({})],
  ['anything', z.unknown()],
  ['anything of a kind', z.custom<number[]>(Array.isArray)],
])('%s without a bound is found', (_what, schema) => {
  expect(unboundedIn(schema, 'body')).toHaveLength(1)
})

test('what has a bound is let through', () => {
  const bounded = z.object({
    texts: z.array(line(10)).max(3),
    id: z.uuid(),
    day,
    moment,
    birthDate,
    whole: z.number().int(),
    byName: z.partialRecord(z.enum(['a', 'b']), z.number().min(0).max(1)),
  })
  expect(unboundedIn(bounded, 'body')).toEqual([])
})
