import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { importRules } from './import-rules.ts'

/** With fewer modules than this the check has failed to parse, and must not pass. */
const leastModules = 60

export type Violation = { rule: string; from: string; to: string }

/** All imports under `root` that break a rule, and the number of modules read. */
export async function checkImports(root: string): Promise<{ modules: number; violations: Violation[] }> {
  const folders = ['contract', 'server', 'web', 'tools', 'testing', 'e2e'].filter((folder) =>
    existsSync(`${root}/${folder}`),
  )
  const { output } = await cruise(folders, {
    baseDir: root,
    // TypeScript 7 has no API for other tools; swc parses the same syntax.
    parser: 'swc',
    tsPreCompilationDeps: true,
    validate: true,
    ruleSet: { forbidden: importRules },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  })
  const { summary } = output as ICruiseResult
  const violations = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
  return { modules: summary.totalCruised, violations }
}

if (import.meta.main) {
  const { modules, violations } = await checkImports(fileURLToPath(new URL('../../..', import.meta.url)))
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`)
  if (modules < leastModules) console.error(`Only ${modules} modules were seen: the check is blind.`)
  console.log(`${modules} modules, ${violations.length} forbidden imports`)
  process.exitCode = violations.length || modules < leastModules ? 1 : 0
}
