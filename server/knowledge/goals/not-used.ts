import type { Aim } from './aim.ts'
import { proteinLimit } from './conditions.ts'
import { motherhoodIn } from './motherhood.ts'
import { dietsIn, levelOf, type Objective, objectivesIn, wantsProtein, withoutGym } from './prompt.ts'
import { statedTimes } from './stated-date.ts'
import { plainText, readStatedFacts } from './stated-facts.ts'
import { waterReason } from './water-goal.ts'

/** Figures that no goal holds: finish times, lifted weights. */
const beyondGoals: readonly RegExp[] = [
  /\b(?:under|below|sub|in under|faster than|beat)[- ]?\d{1,2}(?::\d{2}){1,2}\b|\b(?:under|below|sub|in under|faster than|beat)[- ]?\d{1,3}[- ]?(?:min(?:ute)?s?|h(?:ours?|rs?)?)\b/gi,
  /\b(?:dead ?lift|squat|bench(?: press)?|press)(?: \w+){0,2}? \d{2,3} ?(?:kgs?|kilos?|lbs?|pounds?)\b/gi,
]
/** Where one clause ends and another begins; a sign between digits belongs to a figure. */
const clauseEnd =
  /(?<!\d)[,.;:](?!\d)|[,.;:](?!\d)|(?<!\d)[,.;:]|[!?()\n]|\b(?:and|but|while|also|plus|then|because|so that)\b/i
/** Words that say nothing by themselves. */
const fillers =
  /\b(?:i|i'm|i'd|i've|im|am|my|me|we|you|it|to|the|a|an|of|in|on|at|by|for|with|as|is|are|be|been|was|do|don't|not|just|really|very|also|so|please|thanks?|thank you|help|hello|hi|hey|want|wants?|would|like|love|need|hope|plan|goal|goals|aim|try|trying|able|can|could|will|should|this|that|these|some|ideally|maybe|if|possible|too|or|possibly|until|then|from|there|still|same time|main|second|secondary|second(?:ly)?|first(?:ly)?|get|getting|back|up|have|has|had|give|me|figures?|numbers?|currently|now|already|only|everything|else)\b/gi

const names: Partial<Record<Objective, string>> = {
  endurance: 'endurance',
  strength: 'strength',
  '5k_training': '5K',
  '10k_training': '10K',
  half_marathon: 'half marathon',
  marathon: 'marathon',
}

/** The parts of a prompt that no figure uses, in the person's words. */
export function notUsedIn(prompt: string, aim: Pick<Aim, 'further'>, today: string | undefined): string[] {
  const clauses = prompt
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .split(clauseEnd)
    .map((clause) => clause.trim().replace(/\s+/g, ' '))
    .filter((clause) => /\p{L}{3}/u.test(clause.replace(fillers, ' ')) && !isUsed(clause, today))
  const figures = beyondGoals.flatMap((words) => prompt.match(words) ?? [])
  const aims = aim.further.map((one) => `${names[one]} (the fitness objective holds one aim)`)
  return [...new Set([...aims, ...figures, ...clauses])].slice(0, 12)
}

function isUsed(clause: string, today: string | undefined): boolean {
  const text = plainText(clause)
  return (
    Object.keys(readStatedFacts(clause, today)).length > 0 ||
    statedTimes(` in ${text}`, today).length > 0 ||
    objectivesIn(text).length > 0 ||
    dietsIn(clause).length > 0 ||
    levelOf(clause) !== undefined ||
    waterReason(clause) !== undefined ||
    wantsProtein.test(clause) ||
    withoutGym.test(clause) ||
    motherhoodIn(text) !== undefined ||
    proteinLimit(text) !== undefined ||
    /\b(?:fit|fitter|healthy|in shape|stay well)\b/.test(text)
  )
}
