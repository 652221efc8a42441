import {
  accompaniments,
  claims,
  cutShapes,
  cuts,
  detailStarts,
  details,
  dishes,
  followers,
  forms,
  kinds,
  meats,
  methodPreference,
  methods,
  properWords,
  rephrased,
  reworded,
  trailers,
} from './word-lists.ts'

/** A description in parts: what stands before the noun, in its class, what follows it, what may be left out. */
export type Parts = {
  brands: string[]
  methods: string[]
  forms: string[]
  claims: string[]
  modifiers: string[]
  head: string
  cuts: string[]
  /** "with …" of a modifier: "Cake, chocolate with white icing". */
  contents: string[]
  after: string[]
  details: string[]
}

const brandPattern = /^[A-Z][A-Z0-9'’&.!-]+$/

/** Splits at commas and semicolons outside parentheses; "A, B, and C" is one segment. */
export function segmentsOf(description: string): { segments: string[]; asides: string[] } {
  const text = [...rephrased].reduce((result, [from, to]) => result.replace(from, to), description)
  const asides: string[] = []
  const open = text.replace(/\(([^()]*)\)/g, (_, aside: string) => {
    asides.push(aside.trim())
    return ''
  })
  const merged: string[] = []
  const split = open.split(/[;,] | -- /).map((segment) => segment.replace(/[,;]$/, '').replace(/ {2,}/g, ' '))
  for (const segment of split.map((text) => text.trim()).filter((text) => text !== '')) {
    if (/^[A-Z]{1,2}[0-9]?$/.test(segment) && merged.length > 0) merged.push(`${merged.pop()}, ${segment}`)
    else if (!/^(?:and|or|and\/or|&) /.test(segment) || merged.length === 0) merged.push(segment)
    else merged.push([...merged.splice(startOfList(merged)), segment].join(', '))
  }
  return { segments: merged, asides }
}

/** Index of the first segment of the list that ends here: two before its last, or more while they are bare nouns. */
function startOfList(segments: readonly string[]) {
  let start = Math.max(0, segments.length - 2)
  while (start > 0 && isBareNoun(segments[start]!) && !kinds.has(segments[start - 1]!.toLowerCase()))
    start -= 1
  return start
}

function isBareNoun(segment: string) {
  return /^[a-z]+$/.test(segment) && !isModifier(segment)
}

/** Sorts the segments after the head into their classes. `head` decides whether cuts of meat follow it. */
export function partsOf(head: string, segments: readonly string[], asides: readonly string[]): Parts {
  const parts: Parts = {
    brands: [],
    methods: [],
    forms: [],
    claims: [],
    modifiers: [],
    head,
    cuts: [],
    contents: [],
    after: [],
    details: [],
  }
  for (const segment of segments) sort(segment, parts)
  for (const aside of asides) {
    if (/^[A-Z]/.test(aside) && !aside.includes(',')) {
      if (sameKind(aside, head)) parts.head = aside
      else parts.brands.push(aside)
    } else if (aside !== '') parts.details.push(aside)
  }
  if (parts.methods.length > 1) parts.methods = parts.methods.filter((method) => method !== 'cooked')
  return parts
}

/** "Kellogg's Cereal Bar" of a bar. */
function sameKind(brand: string, head: string) {
  const last = (text: string) => text.toLowerCase().split(' ').at(-1)
  return last(brand) === last(head)
}

/** Whether a segment cannot be the noun of a name. */
export function isModifier(segment: string): boolean {
  const lower = segment.toLowerCase()
  const first = lower.split(' ')[0]!
  return (
    methods.has(lower) ||
    forms.has(lower) ||
    claims.has(lower) ||
    isDetail(lower) ||
    reworded.has(lower) ||
    followers.has(first) ||
    methodOf(lower) !== undefined ||
    properWords.has(segment) ||
    /^(?:all )?[0-9]{2,3} proof$|(?:flavored| type|less than.*|[0-9]%.*| crust)$/.test(lower)
  )
}

/** Whether every word is written in capitals, as SR28 writes brands. */
export function isBrand(segment: string): boolean {
  if (isDetail(segment.toLowerCase())) return false
  return (
    /[A-Z]{2}/.test(segment) &&
    segment.split(' ').every((word) => brandPattern.test(word) || /^[&0-9]/.test(word))
  )
}

function sort(segment: string, parts: Parts) {
  const text = reworded.get(segment.toLowerCase()) ?? segment.replace(/^all (?=[0-9])/, '')
  const lower = text.toLowerCase()
  const [first = '', second = '', ...rest] = text.split(' ')
  const method = methodOf(lower)
  if (text === '') return
  if (isDetail(lower)) parts.details.push(text)
  else if (isEnumeration(text, parts.head)) parts.details.push(text)
  else if (isBrand(text)) parts.brands.push(text)
  else if (method !== undefined) parts.methods.push(method)
  else if (methods.has(lower)) parts.methods.push(lower)
  else if (claims.has(lower)) parts.claims.push(claimOf(lower, parts.head))
  else if (forms.has(lower)) parts.forms.push(lower)
  else if (/^[0-9]+% lean/.test(lower)) parts.after.push(`, ${lower.split(' ').slice(0, 2).join(' ')}`)
  else if (lower.endsWith(' crust')) parts.modifiers.push(text)
  else if (/^no /.test(lower)) parts.after.push(`without ${text.slice(3)}`)
  else if (/^(?:with|without) (?:skin|peel|fat)\b|^lean only|^drained/.test(lower))
    parts.after.push(`, ${text}`)
  else if (isMethodPhrase(first, second)) {
    sort(first, parts)
    parts.after.push([second, ...rest].join(' '))
  } else if (followers.has(first.toLowerCase())) parts.after.push(text)
  else if (accompanies(lower, parts.head)) parts.after.push(`with ${text}`)
  else if (dishes.has(lower)) parts.cuts.push(text)
  else if (isCut(lower, parts.head)) parts.cuts.push(text.replace(/ only$/, ''))
  else if (trailers.has(lower) || /^[0-9]+ (?:small|medium|large|patt)/.test(lower))
    parts.after.push(`, ${text}`)
  else if (/^(?:not|style)\b| style$/.test(lower)) parts.after.push(`, ${text}`)
  else if (
    (/^with /.test(parts.after.at(-1) ?? '') || / on [a-z]{3,12}$/.test(parts.head)) &&
    !/crust$|^[A-Z]/.test(text)
  )
    parts.after.push(`with ${text}`)
  else if (
    /^[^,]{3,40} with (?!or )[^,]{3,60}$/.test(text) &&
    !/\b(?:made|prepared|processed) with /.test(text)
  ) {
    const at = text.indexOf(' with ')
    sort(text.slice(0, at), parts)
    parts.contents.push(text.slice(at + 1))
  } else parts.modifiers.push(text)
}

function isDetail(lower: string) {
  return (
    details.has(lower) ||
    lower === 'nfs' ||
    detailStarts.some((start) => lower.startsWith(start.toLowerCase()))
  )
}

/** What a dish consists of, after a head that says it: "… salad with bacon, tomato and/or carrots". */
function isEnumeration(text: string, head: string) {
  if (text.includes('and/or') || /^other /.test(text)) return !isModifier(text)
  return head.includes(' with ') && !isModifier(text) && /^[a-z]/.test(text) && !/sauce$|^[0-9]/.test(text)
}

/** The name of a list of methods: "baked, broiled, or roasted" is "roasted". */
function methodOf(lower: string): string | undefined {
  const listed = lower.split(/, or |, and | or |, | \/ /)
  if (listed.length < 2 || !listed.every((word) => methods.has(word))) return undefined
  return methodPreference.find((method) => listed.includes(method)) ?? listed[0]
}

function isMethodPhrase(first: string, second: string) {
  const lower = first.toLowerCase()
  if (second === 'and' || second === 'or') return false
  return (methods.has(lower) || forms.has(lower) || claims.has(lower)) && followers.has(second.toLowerCase())
}

/** "low fat milk" of a yogurt is its fat level. */
function claimOf(lower: string, head: string) {
  return lower.endsWith(' milk') && lower !== 'whole milk' && !/milk$/i.test(head)
    ? lower.slice(0, -5)
    : lower
}

function accompanies(lower: string, head: string) {
  const last = lower.split(' ').at(-1)!
  return accompaniments.has(last) && !accompaniments.has(head.toLowerCase().split(' ').at(-1)!)
}

function isCut(lower: string, head: string) {
  const first = head
    .toLowerCase()
    .replace(/^ground /, '')
    .split(' ')[0]!
  const cut = lower.replace(/ only$/, '')
  return (
    meats.has(first) &&
    [cut, cut.split(' ').at(-1)!].some(
      (word) => cuts.has(word) || cutShapes.has(word) || cuts.has(word.replace(/s$/, '')),
    )
  )
}
