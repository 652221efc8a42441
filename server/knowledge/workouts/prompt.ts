import type { Exercise, Muscle } from '#contract/training/exercises.ts'

/** The prompt's effects on the choice of exercises. It has no others. */
export type ParsedPrompt = {
  /** In lower case with plain apostrophes. */
  text: string
  /** Quiet, for the neighbours. */
  quiet: boolean
  /** Names, or parts of names, of excluded exercises. */
  unwanted: string[]
  /** Stemmed words, for finding named exercises. */
  said: string
  muscles: Set<Muscle>
}

const quietly =
  /\bquiet|\bsilent|neighbou?r|downstairs|apartment|no (?:noise|stamping)|sleeping|no (?:jump|hop|impact|plyo)\w*|without (?:any )?(?:jump|hop|impact)\w*|low[- ]impact|joint[- ]friendly/
const refusals =
  /\b(?:no|without|hate|hates|avoid|avoiding|skip|dislike|don't like|do not like|don't want|do not want|can't do|cannot do|can not do|instead of|except|but not|never)\s+((?:[a-z-]+\s?){1,3})/g
/** “Squats hurt”. */
const painful = /(?<![a-z])([a-z]+(?:-[a-z]+)?) (?:hurts?|(?:is|are) painful|causes? pain|bothers?)\b/g
const fillers = new Set([
  'any',
  'the',
  'more',
  'doing',
  'to',
  'do',
  'a',
  'my',
  'me',
  'please',
  'give',
  'too',
  'many',
  'of',
  'and',
  'or',
  'for',
  'like',
  'with',
])
/** Words too general to exclude exercises by. */
const tooWide = new Set([
  'equipment',
  'gym',
  'weight',
  'weights',
  'time',
  'pain',
  'problem',
  'problems',
  'injuries',
  'rest',
  'standing',
  'seated',
  'body',
  'exercise',
  'exercises',
  'floor',
  'up',
  'back',
  'leg',
  'arm',
  'hip',
  'knee',
  'single',
  'side',
])

const spokenMuscles: readonly (readonly [RegExp, readonly Muscle[]])[] = [
  [/\bhamstrings?\b/, ['hamstrings']],
  [/\bquads?\b|\bthighs?\b/, ['quads']],
  [/\bcalves\b|\bcalf\b/, ['calves']],
  [/\bbiceps?\b/, ['biceps']],
  [/\btriceps?\b/, ['triceps']],
  [/\blats?\b/, ['lats']],
  [/\bposture\b|\bupper back\b|\bdesk\b|\boffice\b/, ['upper_back', 'hip_flexors', 'neck']],
  [/\bobliques?\b|\bwaist\b/, ['obliques']],
  [/\babs\b|\bsix[- ]pack\b|\bbelly\b/, ['abs']],
  [/\bglutes?\b|\bbooty\b|\bbutt\b/, ['glutes']],
  [/\bhip flexors?\b|\bhips\b|\bsplits\b/, ['hip_flexors', 'adductors', 'glutes']],
  [/\bgrip\b|\bforearms?\b/, ['forearms']],
  [/\binner thighs?\b|\badductors?\b/, ['adductors']],
]

/** Reads the prompt; of the limitations only the exclusions. */
export function parsePrompt(prompt: string, limitations: string): ParsedPrompt {
  const wanted = plainly(prompt)
  const said = `${wanted}\n${plainly(limitations)}`
  const unwanted: string[] = []
  for (const [, phrase] of said.matchAll(refusals)) {
    const words = phrase!
      .trim()
      .split(/\s+/)
      .filter((word) => !fillers.has(word))
    const [first, second] = words
    if (first && second) unwanted.push(stem(`${first} ${second}`))
    if (first) unwanted.push(stem(first))
  }
  for (const [, phrase] of said.matchAll(painful)) unwanted.push(stem(phrase!))
  return {
    text: said,
    quiet: quietly.test(said),
    unwanted: unwanted.filter((word) => word.length > 3 && !tooWide.has(word)),
    said: ` ${stem(wanted)} `,
    muscles: new Set(spokenMuscles.flatMap(([spoken, which]) => (spoken.test(wanted) ? which : []))),
  }
}

const plainly = (text: string) => text.toLowerCase().replace(/[’‘`]/g, "'")

const stem = (text: string) =>
  text
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(\w{3,}?)(?:es|s)\b/g, (word, root: string) =>
      word.endsWith('ss') ? word : word.endsWith('ches') || word.endsWith('shes') ? root : word.slice(0, -1),
    )
    .trim()

const stems = new Map<string, string>()
function stemOf(name: string): string {
  const known = stems.get(name)
  if (known !== undefined) return known
  const plain = stem(name.toLowerCase())
  stems.set(name, plain)
  return plain
}

export function isUnwanted({ unwanted }: ParsedPrompt, { name }: Pick<Exercise, 'name'>): boolean {
  if (!unwanted.length) return false
  const plain = ` ${stemOf(name)} `
  return unwanted.some((word) => plain.includes(` ${word} `) || plain.includes(` ${word}ing `))
}

/** Named in the prompt in full (“goblet squats”), or by its last word (“deadlifts”). */
export function isNamed({ said, unwanted }: ParsedPrompt, { name }: Pick<Exercise, 'name'>): boolean {
  if (said.length < 5 || unwanted.length) return false
  const plain = stemOf(name)
  const last = plain.split(' ').at(-1)!
  return said.includes(` ${plain} `) || (last.length > 4 && said.includes(` ${last} `))
}
