import { type Concern, concernOf } from '../goals/care.ts'
import { motherhoodIn } from '../goals/motherhood.ts'
import { words } from './coach-words.ts'
import type { CoachedPerson } from './coached-person.ts'
import { care, eating, type Prose, running, training } from './prose.ts'
import { isForeign, type Question, readQuestion } from './question.ts'
import { bodyTopics } from './topics/body.ts'
import { diaryTopics } from './topics/diary.ts'
import { habitTopics } from './topics/habits.ts'
import { mealTopics } from './topics/meals.ts'
import { needTopics } from './topics/needs.ts'
import { pointerTopics } from './topics/pointers.ts'
import { raceTopics } from './topics/races.ts'
import { sessionTopics } from './topics/sessions.ts'
import { profileFor, type Topic } from './topics/topic.ts'
import { weightTopics } from './topics/weight.ts'
import { answerTrainingQuestion } from './training-questions.ts'
import { conditionsAndDiets, unheardIn } from './unheard.ts'

const motherhood =
  'While you are pregnant or breastfeeding your body needs more, not less. Moving is good for most; what suits you and how much to eat is for your midwife or doctor to say.'

/** Answers to concerns that `goals/care.ts` finds in figures and words. */
const careByConcern: Record<Concern, string> = {
  eating_disorder:
    'Thank you for saying it. This is more than training can answer, and you deserve real support: please talk to a doctor, someone you trust, or an eating-disorder helpline near you. Until then, eating enough and resting come before any plan.',
  pregnancy: motherhood,
  lactation: motherhood,
  minor:
    'Under eighteen the body is still growing, and losing weight by numbers is not for an app to plan. Talk to a parent or another adult you trust and to a doctor, who looks at growth too. What is always right: regular meals, sport that is fun, and enough sleep.',
  underweight:
    'By the figures given that weight is lower than is healthy for the height, so I give no plan for it. Please speak with a doctor before you lose any weight; I gladly help with strength and eating enough.',
  too_little:
    'No: so little energy a day is not safe without a doctor or dietitian who follows it closely. It costs muscle, sleep and mood, and mostly comes back. Not below 1200 kcal a day for women and 1500 for men; Goals works out a pace that holds.',
}

const entries = [...training, ...running, ...eating]
/** Topics with computed answers, in order of precedence. */
export const topics: readonly Topic[] = [
  ...pointerTopics,
  ...bodyTopics,
  ...weightTopics,
  ...mealTopics,
  ...raceTopics,
  ...needTopics,
  ...habitTopics,
  ...sessionTopics,
]
/** Number of answers. */
export const answerCount = care.length + entries.length + topics.length + diaryTopics.length

const nobody: CoachedPerson = {
  today: '2000-01-01',
  profile: {
    weight: null,
    height: null,
    age: null,
    sex: 'unspecified',
    motherhood: null,
    activityLevel: null,
    dietaryPreferences: [],
    allergies: [],
  },
  diary: undefined,
}

/**
 * Answers a question to the coach: what takes precedence, the energy of an activity, computed topics, then the prose
 * rows, of which the longest match wins. Undefined when none fits.
 */
export function coachAnswerTo(asked: string, person: CoachedPerson = nobody): string | undefined {
  const question = readQuestion(asked, person.today)
  const answer =
    precedingAnswer(asked, person) ??
    answerTrainingQuestion(asked, profileFor(question, person).weight ?? undefined) ??
    withUnheard(answerOf(topics, question, person), question)
  return answer ?? (isForeign(asked) ? undefined : general(question))
}

/** Computed answers name conditions and diets that they leave out. */
const withUnheard = (answer: string | undefined, { text }: Question) =>
  answer && `${answer}${words.unheard(unheardIn(text, answer, conditionsAndDiets))}`

/** A prose row, with what it leaves out of the question. */
function general({ plain, text }: Question): string | undefined {
  const prose = bestOf(plain)
  return prose && `${prose}${words.unheard(unheardIn(text, prose))}`
}

/** Answers that take precedence over a model's: medical concerns, and figures that no model knows. */
export function precedingAnswer(asked: string, person: CoachedPerson = nobody): string | undefined {
  const question = readQuestion(asked, person.today)
  return careFor(question, person) ?? answerOf(diaryTopics, question, person)
}

/** Said when a question has no answer. */
export function declinedAnswer(asked: string): string {
  if (greeting.test(asked)) return words.greeting
  return isForeign(asked) ? words.foreign : words.cannotAnswer
}
const greeting =
  /^\W*(?:hi|hello|hey|good (?:morning|evening)|thanks?(?: you| so much| a lot)?|ok(?:ay)?|great|cool)\W*$/i

function answerOf(among: readonly Topic[], question: Question, person: CoachedPerson): string | undefined {
  for (const { asks, answer } of among) {
    const found = asks.every((words) => words.test(question.text)) ? answer(question, person) : undefined
    if (found) return found
  }
  return undefined
}

/** The answer to a medical concern; undefined without one. */
function careFor(question: Question, person: CoachedPerson): string | undefined {
  const row = care.find(({ asks }) => weightOf(asks, question.plain))
  if (row) return row.answer
  const profile = profileFor(question, person)
  const { text, facts } = question
  const concern = concernOf(text, facts, {
    weight: facts.weight ?? profile.weight ?? undefined,
    height: facts.height ?? profile.height ?? undefined,
    age: facts.age ?? profile.age ?? undefined,
    motherhood: profile.motherhood,
  })
  if (!concern) return undefined
  const isMeant =
    concern === 'too_little'
      ? fewCalories.test(text) && !partOfDay.test(text)
      : concern === 'eating_disorder' || motherhoodIn(text) !== undefined || slimming.test(text)
  return isMeant ? careByConcern[concern] : undefined
}

const slimming =
  /\blos(?:e|ing)\b|\bweight\b(?! ?(?:lift|train))|\bdiet|\bcut\b|\bfat\b|slim|skinny|thin|calor|fasting|belly/
const fewCalories =
  /a day|per day|\/day|daily|diet|for (?:a|one|two|\d+) (?:day|week|month)|(?:only|just) eat|eat(?:ing)? (?:only|just)/
const partOfDay = /deficit|surplus|breakfast|lunch|dinner|snack|\bmeal\b|\bburn|\bleft\b|\bmore\b|\bless\b/

/** The prose row with the longest matches; undefined without one. */
function bestOf(plain: string): string | undefined {
  let best: Prose | undefined
  let bestWeight = 0
  for (const entry of entries) {
    const weight = weightOf(entry.asks, plain)
    if (weight > bestWeight) [best, bestWeight] = [entry, weight]
  }
  return best?.answer
}

/** Letters of the matched words, one per group; 0 when a group has none. More groups weigh more. */
function weightOf(asks: Prose['asks'], plain: string): number {
  let weight = 0
  for (const group of asks) {
    const found = group.filter((word) => plain.includes(` ${word}`)).map(({ length }) => length)
    if (!found.length) return 0
    weight += Math.max(...found) + 6
  }
  return weight
}
