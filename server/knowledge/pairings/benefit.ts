import { type AtHand, spoken } from './named.ts'
import { isProtein } from './sides.ts'
import { parts } from './vocabulary.ts'
import { benefits } from './words.ts'

type Test = (one: AtHand) => boolean

const adds =
  (what: RegExp): Test =>
  ({ pairs }) =>
    what.test(pairs.adds)
const fatSoluble = /beta-carotene|lycopene|lutein|carotenoids|vitamin [AEK]\b/
const plantIron: Test = ({ pairs }) =>
  /\biron\b/.test(pairs.adds) && ['pulse', 'green', 'vegetable', 'seed', 'soya'].includes(pairs.part)
const ofCereal: Test = ({ pairs }) =>
  [
    'bread',
    'pita bread',
    'naan bread',
    'rye bread',
    'flour tortilla',
    'corn tortilla',
    'rice',
    'pasta',
    'couscous',
    'bulgur',
  ].includes(pairs.base)
const pulse: Test = ({ pairs }) => pairs.part === 'pulse' && /protein/.test(pairs.adds)
const rich: Test = ({ pairs }) =>
  pairs.part === 'fat' ||
  (pairs.textures.has('fat') && !['chili', 'dessert', 'meat', 'sausage'].includes(pairs.part))
const protein: Test = (one) =>
  /protein/.test(one.pairs.adds) && (isProtein(one.pairs) || one.pairs.part === 'egg')
const fiber: Test = ({ pairs }) => /fiber/.test(pairs.adds) && parts[pairs.part] >= 5
/** Flavourings without significant nutrients. */
const little: Test = ({ pairs }) =>
  /(?:hardly any|no|little) energy|quick energy$|savour|heat|acidity|crunch|brightness|^fat$/.test(pairs.adds)

/** Known benefits of the combination, and the two largest contributions of its members. */
export function benefitOf(members: readonly AtHand[]): string {
  const together = togetherOf(members)
  const facts = members
    .filter((one) => !little(one))
    .slice(0, 2)
    .map((one) => ({ what: one.pairs.adds, from: spoken(one) }))
  const added = facts.length > 0 ? benefits.adds(facts) : benefits.little
  return together === undefined ? added : `${together} ${added}`
}

function togetherOf(members: readonly AtHand[]): string | undefined {
  const said = (first: Test, second: Test, say: (one: string, other: string) => string) => {
    for (const one of members) {
      for (const other of members) {
        if (one !== other && first(one) && second(other)) return say(spoken(one), spoken(other))
      }
    }
    return undefined
  }
  const isCalled =
    (name: string): Test =>
    ({ pairs }) =>
      pairs.name === name
  return (
    said(isCalled('black pepper'), isCalled('turmeric'), () => benefits.piperine) ??
    said(adds(/vitamin C\b/), plantIron, benefits.ironAndC) ??
    said(pulse, ofCereal, benefits.pulseAndGrain) ??
    said(adds(/vitamin D\b/), adds(/calcium/), benefits.dAndCalcium) ??
    fatAndVitamin(members) ??
    said(protein, fiber, benefits.proteinAndFiber)
  )
}

function fatAndVitamin(members: readonly AtHand[]) {
  const source = members.find((one) => fatSoluble.test(one.pairs.adds) && !rich(one) && !isProtein(one.pairs))
  const fat = members.find((one) => rich(one) && one !== source)
  if (!source || !fat) return undefined
  return benefits.fatSoluble(spoken(fat), fatSoluble.exec(source.pairs.adds)![0], spoken(source))
}
