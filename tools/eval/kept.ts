import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Labelled } from './datasets/labelled-meal.ts'
import type { Wanted } from './evaluate.ts'
import type { Reading } from './reading.ts'
import type { Summary } from './report.ts'

/** A stored evaluation, without keys or addresses. */
export type Kept = Omit<Wanted, 'folder'> & {
  /** ISO time. */
  at: string
  who: string
  about: string
  task: 'meal' | 'fridge'
  cases: number
  timeoutMs: number | undefined
  node: string
  summary: Summary
  readings: (Omit<Reading, 'of'> & { id: string; truth: Labelled['truth'] })[]
}

/** Writes it to a file named by its time; answers the path. */
export async function keep(folder: string, result: Kept): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${result.at.replace(/[:.]/g, '-')}.json`)
  await writeFile(file, JSON.stringify(result, null, 2))
  return file
}

/** All stored evaluations, oldest first. */
export async function readKept(folder: string): Promise<Kept[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Kept),
  )
}
