import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicPages } from '#contract/screens.ts'
import { fileOf, readPages } from './pages.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forkmile-pages-'))
  for (const path of [...publicPages, 'not-found'] as const)
    for (const hasAddress of [true, false])
      writeFileSync(
        join(folder, fileOf(path, hasAddress)),
        hasAddress
          ? `${path} at __ORIGIN__${path}, by __SUPPORT_EMAIL__ and __SUPPORT_EMAIL__`
          : `${path} by <meta content="__SUPPORT_EMAIL__" />`,
      )
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (publicUrl: string) => readPages(folder, { publicUrl, supportEmail: 'o\'hara"<b>@example.com' })

test('every page is filled in with the address that people use and that of the instance’s people', () => {
  const { byPath, notFound } = read('https://forkmile.example/somewhere')
  expect([...byPath.keys()]).toEqual([...publicPages])
  const mail = 'o&#39;hara&#34;&#60;b&#62;@example.com'
  expect(byPath.get('/terms')).toBe(`/terms at https://forkmile.example/terms, by ${mail} and ${mail}`)
  expect(notFound).toContain('not-found at https://forkmile.example')
})

test('an instance without an address for people has pages that name none', () => {
  const { byPath } = readPages(folder, { publicUrl: 'https://forkmile.example', supportEmail: undefined })
  expect(byPath.get('/terms')).toBe('/terms by <meta content="" />')
})

test('sitemap and robots name the same address', () => {
  const { sitemap, robots } = read('http://127.0.0.1:3000')
  expect(sitemap.match(/<loc>/g)).toHaveLength(publicPages.length)
  expect(sitemap).toContain('<loc>http://127.0.0.1:3000/privacy</loc>')
  expect(robots).toContain('Sitemap: http://127.0.0.1:3000/sitemap.xml')
})
