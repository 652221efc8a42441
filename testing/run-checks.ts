import { mkdir, writeFile } from 'node:fs/promises'

/** Measured figures by name; `skipped` is 1 where a check could not be tried. */
export type Figures = Record<string, number>

/** A benchmark or a drill: measures figures, and says whether they keep its promise. */
export type Check<Options = void> = {
  name: string
  promise: string
  run(options: Options): Promise<Figures> | Figures
  kept(figures: Figures, options: Options): boolean
}

/** The checks with these names, in their own order. Ends the process if there is none of a name. */
export function checksNamed<One extends { name: string }>(all: readonly One[], names: readonly string[]) {
  const unknown = names.find((name) => !all.some((one) => one.name === name))
  if (unknown) {
    console.error(`There is no ${unknown}; there are: ${all.map(({ name }) => name).join(', ')}.`)
    process.exit(1)
  }
  return all.filter(({ name }) => names.includes(name))
}

/** Runs checks in turn, prints their figures, and keeps them with `about` as JSON in `folder`. Answers how many failed. */
export async function runChecks<Options>(
  checks: readonly Check<Options>[],
  options: Options,
  { folder, about }: { folder: URL; about: object },
): Promise<number> {
  const results: Record<string, unknown> = {}
  let failed = 0
  for (const check of checks) {
    console.log(`\n${check.name}: ${check.promise}`)
    const begun = performance.now()
    const figures: Figures | undefined = await (async () => check.run(options))().catch((error: unknown) => {
      console.error(error)
      return undefined
    })
    const seconds = Math.round((performance.now() - begun) / 100) / 10
    const kept = figures !== undefined && check.kept(figures, options)
    console.table({ ...figures, seconds })
    console.log(figures?.skipped ? 'NOT TRIED' : kept ? 'passed' : 'FAILED')
    if (!kept) failed++
    results[check.name] = { ...figures, seconds, passed: kept && !figures.skipped }
  }
  await mkdir(folder, { recursive: true })
  const file = new URL(`${new Date().toISOString().replace(/[:.]/g, '-')}.json`, folder)
  await writeFile(file, JSON.stringify({ ...about, results }, null, 2))
  console.log(`\nWritten to ${file.pathname}`)
  return failed
}
