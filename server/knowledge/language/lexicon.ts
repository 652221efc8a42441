import wordClasses from '../data/language/word-classes.json' with { type: 'json' }
import { sizeWords } from '../food/sizes.ts'
import { unitOf } from './units.ts'

type Listed = string | readonly string[]

/** Classes of words as they are typed. */
const byText = { ...wordClasses.byText, size: sizeWords }
/** Classes of words in the form that singular and plural share. */
const { byStem } = wordClasses

type TextTag = keyof typeof byText
type StemTag = keyof typeof byStem
/** Classes that the table of units tells. */
type UnitTag = 'weight' | 'volume' | 'metric' | 'household' | 'unit'
export type Tag = TextTag | StemTag | UnitTag

const listed = (words: Listed) => [words].flat().join(' ').split(' ')
const texts = classesOf<TextTag>(byText)
const stems = classesOf<StemTag>(byStem)
const none: ReadonlySet<Tag> = new Set()

function classesOf<Name extends Tag>(classes: Record<Name, Listed>): ReadonlyMap<string, ReadonlySet<Tag>> {
  const tags = new Map<string, Set<Tag>>()
  for (const [tag, words] of Object.entries<Listed>(classes))
    for (const word of listed(words)) {
      const known = tags.get(word) ?? new Set()
      tags.set(word, known.add(tag as Tag))
    }
  return tags
}

const unitTags = {
  grams: new Set<Tag>(['weight', 'metric', 'unit']),
  millilitres: new Set<Tag>(['volume', 'metric', 'unit']),
  household: new Set<Tag>(['household', 'unit']),
}

/** The classes of a word, by how it was typed and by the form that names are compared in. */
export function tagsOf(text: string, stem: string): ReadonlySet<Tag> {
  const kind = unitOf(text)?.kind
  const classes = [texts.get(text), stems.get(stem), kind && unitTags[kind]].filter(
    (one) => one !== undefined,
  )
  return classes.length < 2 ? (classes[0] ?? none) : new Set(classes.flatMap((one) => [...one]))
}

/** The words of a class, longer ones first; words of several parts joined by hyphens. */
export function wordsOfClass(tag: string): readonly string[] {
  const words = { ...byText, ...byStem }[tag as TextTag | StemTag]
  if (words === undefined) throw new Error(`No class of the lexicon: ${tag}`)
  return listed(words).toSorted((one, other) => other.length - one.length)
}

const phrases = new Map<string, readonly (readonly string[])[]>()

/** The phrases of a class, each as its words; longer ones first. */
export function phrasesOfClass(tag: string): readonly (readonly string[])[] {
  const known = phrases.get(tag) ?? wordsOfClass(tag).map((phrase) => phrase.split('-'))
  phrases.set(tag, known)
  return known
}

/** Whether a class is compared by stems, so that its words have plurals. */
export function isByStem(tag: string): boolean {
  return tag in byStem
}

/** Whether a word is of a class, by how it is typed or by its stem. */
export function inClass(tag: TextTag | StemTag, word: string | undefined): boolean {
  return word !== undefined && (texts.get(word)?.has(tag) || stems.get(word)?.has(tag)) === true
}

/** Words that people put around food and that say nothing about it. */
export function isFiller(word: string): boolean {
  return texts.get(word)?.has('filler') === true
}
