import { expect, test } from 'vitest'
import { screens } from '#contract/screens.ts'
import { helpLinks } from '#web/ui/help-links.tsx'
import { aboutLinks, accountLinks, barLinks, headerLinks, isHere, kitchenLinks, toolLinks } from './links.ts'

test('no link leads to a screen that does not exist', () => {
  const all = [
    ...headerLinks,
    ...toolLinks,
    ...accountLinks,
    ...barLinks.left,
    ...barLinks.right,
    ...kitchenLinks,
    ...aboutLinks,
    ...helpLinks,
  ]
  for (const { href } of all) expect(screens).toContain(href.split(/[?#]/)[0])
  expect(headerLinks.map(({ href }) => href)).toContain('/nutrition')
})

test('a link knows the screens it stands for', () => {
  expect(isHere('/', '/dashboard')).toBe(true)
  expect(isHere('/nutrition', '/nutrition-log')).toBe(true)
  expect(isHere('/', '/nutrition')).toBe(false)
})
