import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { checkLicenses } from './check-licenses.ts'
import { gradeOf } from './license-rules.ts'

/** Problems of a project with one package. */
async function problemsOf(about: { own?: object; locked?: object; notice?: string; client?: string }) {
  const planted = await mkdtemp(join(tmpdir(), 'forkmile-licenses-'))
  onTestFinished(() => rm(planted, { recursive: true }))
  const packages = { '': {}, 'node_modules/part': { version: '1.0.0', ...about.locked } }
  await writeFile(join(planted, 'package-lock.json'), JSON.stringify({ packages }))
  if (about.client) {
    await mkdir(join(planted, 'web'))
    await writeFile(join(planted, 'web/main.tsx'), about.client)
  }
  if (about.notice) await writeFile(join(planted, 'NOTICE'), about.notice)
  if (about.own) {
    await mkdir(join(planted, 'node_modules/part'), { recursive: true })
    await writeFile(join(planted, 'node_modules/part/package.json'), JSON.stringify(about.own))
  }
  return checkLicenses(planted).problems.map(({ package: name, problem }) => `${name}: ${problem}`)
}

test('all that is shipped with this product may be passed on, and the check sees all of it', () => {
  const { packages, problems } = checkLicenses(fileURLToPath(new URL('../../..', import.meta.url)))
  expect(problems).toEqual([])
  expect(packages).toBeGreaterThan(300)
})

test.each([
  ['a kit that may not be passed on', { license: 'SEE LICENSE IN LICENSE.txt' }],
  ['one under the GPL', { license: 'GPL-3.0-only' }],
  ['one that says nothing', {}],
  ['one that asks for both', { license: 'MIT AND GPL-2.0-only' }],
])('%s is refused', async (_, own) => {
  expect(await problemsOf({ own, notice: '- part' })).toEqual(['part: not allowed'])
})

test('what the package says counts more than the lock file, which speaks for other systems’ packages', async () => {
  expect(await problemsOf({ own: { license: 'AGPL-3.0-only' }, locked: { license: 'MIT' } })).toHaveLength(1)
  expect(await problemsOf({ locked: { license: 'MIT' } })).toEqual([])
  expect(await problemsOf({ locked: { license: 'AGPL-3.0-only' } })).toHaveLength(1)
  expect(await problemsOf({ own: { license: 'AGPL-3.0-only' }, locked: { dev: true } })).toEqual([])
})

test('a package that only the build installs is checked where the client bundles it', async () => {
  const about = { own: { license: 'GPL-3.0-only' }, locked: { dev: true } }
  expect(await problemsOf({ ...about, client: "import { Part } from 'part/button'" })).toHaveLength(1)
  expect(await problemsOf({ ...about, client: "import { other } from 'other'" })).toEqual([])
})

test('a part under the LGPL or MPL has to stand in NOTICE', async () => {
  const own = { license: 'LGPL-3.0-or-later' }
  expect(await problemsOf({ own })).toEqual(['part: missing from NOTICE'])
  expect(await problemsOf({ own, notice: 'The part is named, but in no list.' })).toHaveLength(1)
  expect(await problemsOf({ own, notice: '- parts  of another name' })).toHaveLength(1)
  expect(await problemsOf({ own, notice: '- part  for photos' })).toEqual([])
  expect(await problemsOf({ own, notice: '- pa*  for photos' })).toEqual([])
})

test('of several licenses one may be chosen, or all hold', () => {
  expect(gradeOf('(AFL-2.1 OR BSD-3-Clause)')).toBe('free')
  expect(gradeOf('Apache-2.0 AND LGPL-3.0-or-later AND MIT')).toBe('named')
})
