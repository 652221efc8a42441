import { describe, expect, test } from 'vitest'
import { tokensOf } from '../tokenize.ts'
import { applyRule } from './engine.ts'
import { rulesAfterSpelling, rulesBeforeSpelling } from './rewrite.ts'

const rules = [...rulesBeforeSpelling, ...rulesAfterSpelling]

describe('every rule does to its example what it says', () => {
  test.each(rules.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
    const [before, after] = rule.example
    const said = applyRule(rule, tokensOf(before)).map(({ text }) => text)
    expect(said.join(' ')).toBe(after)
  })
})

test('every rule has a name of its own', () =>
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length))
