import { applyCase, type SetCase } from './letter-case.ts'
import { isBrand, isModifier, type Parts, partsOf, segmentsOf } from './segments.ts'
import { cutShapes, kinds, lastingKinds, nounTails, properWords } from './word-lists.ts'

export type Named = { name: string; details: readonly string[] }

/** The everyday name of a survey description and the details it leaves out. */
export function nameOf(description: string, setCase: SetCase): Named {
  const { segments, asides } = segmentsOf(description)
  const { head, rest, brands, tail, cuisine } = headOf(segments)
  const parts = partsOf(head, rest, asides)
  const lead =
    /^[A-Z][A-Z0-9'’&.!-]{1,30} (?!or )(?:[A-Z][A-Z0-9'’&.!-]{0,30} (?!or )){0,4}(?=[A-Za-z0-9])/
      .exec(parts.head)?.[0]
      .trim() ?? ''
  if (lead !== '') parts.head = parts.head.slice(lead.length + 1)
  parts.brands = leadBrand([...brands, ...(lead === '' ? [] : [lead]), ...parts.brands])
  if (cuisine) parts.modifiers.push(cuisine)
  const words = setCase(description)
  const details = parts.details.map((text) => applyCase(text, words))
  return { name: tidy(applyCase(compose(parts, tail), words)), details }
}

type Head = { head: string; rest: string[]; brands: string[]; tail: string; cuisine: string }

/** Finds the noun: the first segment, or behind a kind ("Fish, salmon") or a brand ("KEEBLER, Sugar Cookies") the next. */
function headOf(segments: readonly string[]): Head {
  const rest = [...segments]
  const brands: string[] = []
  let tail = ''
  let cuisine = ''
  let noun: string | undefined
  let kind: string | undefined
  while (rest.length > 0) {
    const first = rest[0]!
    const lower = first.toLowerCase()
    const known = kinds.get(lower)
    if (known !== undefined) {
      kind ??= first
      noun = known
      if (lastingKinds.has(lower)) tail = known
    } else if (isBrand(first) || (brands.length === 0 && kind === undefined && leadsBrand(first, rest[1])))
      brands.push(first)
    else if (kind !== undefined && cuisine === '' && properWords.has(first) && rest.length > 1)
      cuisine = first
    else break
    rest.shift()
  }
  if (rest[0] !== undefined && !(isModifier(rest[0]) && (kind !== undefined || brands.length > 0))) {
    const [head = '', ...others] = rest
    const own = others.findIndex((text) => nounTails.has(text.toLowerCase().split(' ').at(-1)!))
    if (own >= 0) return { head: others[own]!, rest: others.toSpliced(own, 1), brands, tail, cuisine }
    return { head, rest: others, brands, tail, cuisine }
  }
  if (tail !== '') return { head: '', rest, brands, tail, cuisine }
  return { head: noun || (brands.length > 0 ? '' : (kind ?? '')), rest, brands, tail, cuisine }
}

/** "CAMPBELL'S Red and White" before "Beef Noodle Soup": a brand although not all in capitals. */
function leadsBrand(first: string, next: string | undefined) {
  return (
    next !== undefined &&
    /^[A-Z][A-Za-z]*[A-Z]{2}/.test(first) &&
    !/[a-z]s$/.test(first) &&
    /^[A-Z]/.test(next) &&
    !isModifier(next) &&
    !properWords.has(next)
  )
}

/** Leaves out a maker before its own brand: KELLOGG, KELLOGG'S EGGO. */
function leadBrand(brands: readonly string[]): string[] {
  return brands.filter(
    (brand, index) => !brands[index + 1]?.toLowerCase().startsWith(brand.toLowerCase().replace(/'s$/, '')),
  )
}

function compose(parts: Parts, tail: string): string {
  const shapes = parts.cuts.filter((cut) => cutShapes.has(cut.toLowerCase()))
  const cuts = parts.cuts.filter((cut) => !shapes.includes(cut))
  const head = headWith(parts)
  const noun = joinWords([
    head,
    ...cuts.filter((cut, index) => !repeats(cut, cuts.slice(index + 1))),
    ...shapes,
    tail,
  ])
  const before = [...parts.methods, ...parts.forms, ...parts.claims, ...parts.modifiers.toReversed()].filter(
    (text, index, all) => all.indexOf(text) === index && text.toLowerCase() !== noun.toLowerCase(),
  )
  const name = joinWords([...parts.brands, ...before, noun])
  const after = [...parts.contents, ...parts.after]
  return after.reduce((result, text, index) => {
    const joint = after[index - 1]?.split(' ')[0]
    if (text.startsWith(', ')) return result + text
    if (joint && /^with/.test(joint) && text.startsWith(`${joint} `))
      return `${result} and${text.slice(joint.length)}`
    return `${result}${index === 0 ? '' : ','} ${text}`
  }, name)
}

/** The head with a modifier set in where it repeats a word: "grilled cheese sandwich" of cheddar cheese. */
function headWith(parts: Parts): string {
  const words = parts.head.split(' ')
  for (const modifier of parts.modifiers) {
    const last = stem(modifier.split(' ').at(-1)!)
    const at = words.findIndex((word, index) => index > 0 && index < words.length - 1 && stem(word) === last)
    if (at < 0) continue
    words.splice(at, 1, modifier)
    parts.modifiers = parts.modifiers.filter((other) => other !== modifier)
  }
  return words.join(' ')
}

/** Whether a later cut names this one, too: "round" before "bottom round". */
function repeats(cut: string, later: readonly string[]) {
  return later.some(
    (other) =>
      ` ${other.toLowerCase()}`.endsWith(` ${cut.toLowerCase()}`) ||
      other.toLowerCase().startsWith(`${cut.toLowerCase()} `),
  )
}

/** Joins with spaces; a word that ends one part and begins or ends the next stands once. */
function joinWords(texts: readonly string[]): string {
  return texts.reduce((left, right) => {
    if (left === '' || right === '') return left + right
    const leftWords = left.split(' ')
    const rightWords = right.split(' ')
    const last = stem(leftWords.at(-1)!)
    if (last === stem(rightWords[0]!)) return [...leftWords.slice(0, -1), ...rightWords].join(' ')
    if (rightWords.length === 1 && last === stem(right)) return left
    return `${left} ${right}`
  }, '')
}

function stem(word: string) {
  return word.toLowerCase().replace(/s$/, '')
}

function tidy(text: string) {
  return text
    .replace(/ {2,}/g, ' ')
    .replaceAll(' ,', ',')
    .replace(/\bnew (?=England|Zealand|York|Mexico|Orleans)/g, 'New ')
    .replaceAll(' / ', ' or ')
    .replaceAll('and/or', 'or')
    .replaceAll(' w/', ' with ')
    .replace(/([a-z])\/([a-z])/g, '$1 or $2')
    .replace(/([0-9])"/g, '$1-inch')
    .replaceAll('"', '')
    .trim()
}
