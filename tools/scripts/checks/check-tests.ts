import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A way in which a test may fail by chance. `of`: what the rule reads of a file's text, one finding a match. */
type Rule = { name: string; files: RegExp; of: RegExp; unless?: (before: string) => boolean }

const anyTest = /\.(test|spec)\.tsx?$|^e2e\//
const journeys = /^e2e\//
/** Lines before an assertion in which the page is waited for. */
const linesBefore = 8
const waits =
  /\.waitFor\(|\.runFor\(|waitFor(URL|Response|Event|Request)\(|wellMade\(|walkTo\(|expect\s*\.?\s*poll\(/

/** What no test may do; each has an example in `check-tests.test.ts`. */
export const rules: readonly Rule[] = [
  { name: 'waits for a time instead of a condition', files: anyTest, of: /\bwaitForTimeout\(/g },
  { name: 'waits for a quiet network instead of a condition', files: anyTest, of: /['"]networkidle['"]/g },
  {
    name: 'waits by a timer instead of for a condition',
    files: anyTest,
    of: /from 'node:timers\/promises'|new Promise\(\(?\w*\)? => (void )?setTimeout\(/g,
  },
  {
    name: 'waits for a second, which a busy machine may need: `expect.poll` has the time of the configuration',
    files: anyTest,
    of: /\bvi\.wait(For|Until)\(/g,
  },
  {
    name: 'asserts on wall-clock time, which other processes share',
    files: anyTest,
    of: /performance\.now\(\)/g,
  },
  {
    name: 'reads the clock again; that of the journeys is read once, in testing/clock.ts',
    files: journeys,
    of: /\bDate\.now\(\)|new Date\(\)/g,
  },
  {
    name: 'writes an offset that a zone has for half of the year',
    files: journeys,
    of: /T\d\d:\d\d(:\d\d)?[+-]\d\d:\d\d|['"`][+-]\d\d:\d\d['"`]/g,
  },
  {
    name: 'expects nothing before anything was waited for',
    files: journeys,
    of: /\.count\(\)\)\.toBe\(0\)/g,
    unless: (before) => waits.test(before.split('\n').slice(-linesBefore).join('\n')),
  },
  {
    name: 'is tried again when it fails',
    files: /vitest\.config\.ts$|\.spec\.ts$/,
    of: /\bretry:/g,
  },
]

/** Findings in one file, each with its line. */
export function checkText(file: string, text: string): string[] {
  return rules
    .filter(({ files }) => files.test(file))
    .flatMap(({ name, of, unless }) =>
      [...text.matchAll(of)]
        .map(({ index }) => text.slice(0, index))
        .filter((before) => !unless?.(before))
        .map((before) => `${file}:${before.split('\n').length} ${name}`),
    )
}

/** Findings in all tests below `root`, and their number. */
export function checkTests(root: string): { files: number; found: string[] } {
  const files = globSync(
    ['{contract,server,web,tools,testing}/**/*.test.{ts,tsx}', 'e2e/**/*.ts', '**/vitest.config.ts'],
    { cwd: root, exclude: ['node_modules/**', 'tools/scripts/checks/check-tests.test.ts'] },
  )
  return {
    files: files.length,
    found: files.flatMap((file) => checkText(file, readFileSync(join(root, file), 'utf8'))),
  }
}
