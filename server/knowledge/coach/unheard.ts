import { bodyParts } from './body-parts.ts'

/** Statements that no answer may pass over in silence. */
export const conditionsAndDiets: readonly RegExp[] = [
  /\b(?:vegan|vegetarian|keto|gluten|lactose|halal|kosher)\b/g,
  /\b(?:diabet\w*|asthma\w*|arthritis|hypertension|blood pressure|thyroid|pcos|kidney|cancer|copd|ibs|anemia|hernia|osteoporosis|menopause)\b/g,
]
/** Statements that make a question specific. */
const specifics: readonly RegExp[] = [
  /\b(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:days?|weeks?|months?|years?)\b/g,
  /\b\d{1,4}(?:[.,]\d+)?[ -]?(?:min(?:ute)?s?|hours?|hrs?|km|kms|miles?|kg|kilos?|lbs?|pounds?|kcal|calories|reps|sets|steps|bpm|%)(?![\w])/g,
  /\b(?:knees?|ankles?|hips?|shoulders?|elbows?|wrists?|necks?|achilles|shins?|(?:lower )?back pain|heels?)\b/g,
  /\b(?:kettle ?bells?|dumb ?bells?|barbells?|bands?|treadmill|rower|stationary bike)\b/g,
  ...conditionsAndDiets,
  /\b(?:tomorrow|tonight)\b/g,
]

/** Statements of a question that `answer` does not mention, as written; at most three. */
export function unheardIn(text: string, answer: string, among = specifics): string[] {
  const told = answer.toLowerCase()
  const said = among.flatMap((one) => text.match(one) ?? [])
  return [...new Set(said)].filter((one) => !isTold(one, told)).slice(0, 3)
}

function isTold(said: string, told: string): boolean {
  const part = bodyParts.find((one) => one.said.test(said))
  if (part && told.includes(part.name)) return true
  const figure = /\d+/.exec(said)?.[0]
  return figure
    ? new RegExp(`\\b${figure}\\b`).test(told)
    : told.includes(said.slice(0, Math.max(4, said.length - 2)))
}
