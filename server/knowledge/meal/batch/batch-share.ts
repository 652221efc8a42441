import type { Token } from '../../language/token.ts'
import { amounts } from './batch-bounds.ts'
import type { Listed } from './batch-list.ts'
import { isServing, type Mark } from './batch-words.ts'

/** The part of the whole that was eaten; one of as many as it serves where nobody says more. */
export function partOf(
  tokens: readonly Token[],
  marks: readonly Mark[],
  { from, to }: Listed,
): number | undefined {
  const eaten = marks.filter(({ kind }) => kind === 'eaten')
  if (eaten.length === 0 && isOwn(tokens, from, to)) return 1
  const divided = marks.filter(
    ({ kind, count, grams }) => kind === 'divided' && (count ?? grams) !== undefined,
  )
  const told = eaten.find(({ part }) => part !== undefined) ?? eaten.at(-1)
  if (told?.part !== undefined) return told.part
  if (told?.of !== undefined) return within(told.count! / told.of)
  if (told?.grams !== undefined) {
    const whole = divided.find(({ grams }) => grams !== undefined)?.grams
    return whole === undefined ? undefined : within(told.grams / whole)
  }
  const counted = divided.filter(({ count }) => count !== undefined)
  const whole =
    counted.find(({ noun }) => noun !== undefined && noun === told?.noun) ??
    counted.find(({ noun }) => noun === undefined || told?.noun === undefined || isServing(told.noun)) ??
    counted.find(({ noun }) => isServing(noun))
  if (!whole) return undefined
  if (told?.count !== undefined) return within(told.count / whole.count!)
  return counted.some(({ loose }) => !loose) && !told
    ? 1 / counted.find(({ loose }) => !loose)!.count!
    : undefined
}

function within(part: number) {
  return part > 0 && part <= 1 ? part : undefined
}

/** Whether it is a recipe at all, and not some foods of which somebody says how many. */
export function provenBy(
  tokens: readonly Token[],
  marks: readonly Mark[],
  { head, from, to }: Listed,
): boolean {
  const several = amounts(tokens, from, to)
  const divided = marks.some(({ kind }) => kind === 'divided')
  const eaten = marks.some(({ kind }) => kind === 'eaten')
  if (marks.some(({ loose, kind }) => loose && kind === 'eaten') && !divided) return false
  if (divided && eaten) return several > 0
  if (several < 2) return false
  const colon = tokens.slice(head, from).some(({ kind, text }) => text === ':' || kind === 'dash')
  const meal = tokens.slice(head, from).every(({ kind, text }) => kind !== 'word' || meals.test(text))
  const made = tokens
    .slice(head, from)
    .some(({ text }) => /^(made|cooked|baked|recipe|batch|pot|tray)$/.test(text))
  if (divided)
    return (
      colon ||
      marks.some((mark) => isCut(tokens, mark)) ||
      made ||
      marks.some(({ from: at }) => /^(serves|feeds|makes|yields)$/.test(tokens[at]!.text))
    )
  return marks.some(({ heads }) => heads) || (colon && !meal) || made
}

/** "…, split between 2": said of all that stands before it, and not of the food that it follows. */
function isCut(tokens: readonly Token[], { kind, from }: Mark) {
  const verb = /^(cut|divided?|split|sliced?|portioned|shared)$/.test(tokens[from]!.text)
  return kind === 'divided' && verb && /^(break|dash|close)$/.test(tokens[from - 1]?.kind ?? '')
}

const meals =
  /^(breakfast|brekkie|brunch|lunch|dinner|supper|snack|snacks|tea|today|my|for|dessert|meal|pre|post|workout|gym|late|night)$/

/** "My portion: …", "per serving: …": what is listed was eaten. */
function isOwn(tokens: readonly Token[], from: number, to: number) {
  return tokens
    .slice(Math.max(0, from - 5), to)
    .some(
      ({ text }, at, near) =>
        /^(my|per|each|own)$/.test(text) &&
        /^(portion|share|serving|bowl|plate|person)$/.test(near[at + 1]?.text ?? ''),
    )
}
