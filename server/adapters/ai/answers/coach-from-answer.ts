import type * as z from 'zod'
import { trainingEnergy } from '#server/knowledge/coach/training-questions.ts'
import { cleanLine } from '#server/knowledge/language/clean-text.ts'
import type { CoachAnswer } from '../ai.ts'
import { ImplausibleAnswer } from '../model/model-error.ts'
import { words } from '../words.ts'
import type { coachAnswer } from './model-answers.ts'

const mostCharacters = 1200
const mostKilocalories = 50_000
/** Largest ratio between plausible energy estimates of one activity, by intensity. */
const factor = 2.5

/**
 * Reads the model's answer, with its energy estimate first if present. Throws `ImplausibleAnswer` for an empty
 * answer or an estimate out of range for the activity.
 */
export function coachAnswerFrom(
  { kilocalories, text }: z.output<typeof coachAnswer>,
  question: string,
  kilograms: number | undefined,
): CoachAnswer {
  const said = cleanLine(text, mostCharacters)
  const asked = trainingEnergy(question, kilograms)
  if (!(kilocalories > 0)) {
    if (!said) throw new ImplausibleAnswer('an empty answer')
    if (asked !== undefined) throw new ImplausibleAnswer('no estimate where one was asked for')
    return { answer: said, source: 'model' }
  }
  if (kilocalories > mostKilocalories) throw new ImplausibleAnswer('more energy than two days can take')
  if (asked !== undefined && (kilocalories > asked * factor || kilocalories < asked / factor))
    throw new ImplausibleAnswer('not the energy of that activity')
  return { answer: words.energyFirst(Math.round(kilocalories), said), source: 'model' }
}
