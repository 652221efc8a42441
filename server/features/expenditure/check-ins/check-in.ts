import {
  type AnsweredCheckIn,
  type CheckIn,
  type CheckInAnswer,
  type CheckInGoals,
  checkInGoals,
} from '#contract/check-ins.ts'
import { AppError, found } from '#contract/http/errors.ts'
import { dayIn, weekStart } from '#contract/measures/day.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { goalsSet, replaceGoals } from '#server/features/goals/service.ts'
import type { Account } from '#server/http/identity.ts'
import type { Retry } from '#server/http/route.ts'
import { nextGoals } from '#server/knowledge/goals/next-goals.ts'
import { cautionOf } from '../explain.ts'
import { inTens, learnedOf, weightOf } from '../service.ts'
import { explainProposal } from './explain-proposal.ts'
import { checkInStore } from './store.ts'
import { words } from './words.ts'

type Who = { user: Account; retry: Retry }

/** This week's check-in. The estimate is made only where there is no answer yet. */
export async function checkInOf(deps: Deps, user: Account): Promise<CheckIn> {
  const monday = mondayOf(deps, user)
  const store = checkInStore(deps.db, user.id)
  const [answered, earlier] = await Promise.all([store.of(monday), store.before(monday)])
  const always = { monday, earlier }
  if (answered) return { state: 'answered', answered, ...always }
  const [{ learned, facts }, goals] = await Promise.all([learnedOf(deps, user), goalsSet(deps.db, user.id)])
  if (learned.state === 'not_enough') return { state: learned.state, needs: learned.needs, ...always }
  const expenditure = inTens(learned.estimate)
  const known = { expenditure, ...weightOf(learned.estimate), ...always }
  if (!goals) return { state: 'no_aim', ...known }
  // Of the figure as it is told, so that the difference adds up.
  const next = nextGoals(expenditure.kilocalories, goals.fitnessObjective, {
    ...facts,
    weight: learned.estimate.weight,
  })
  const now = figuresOf(goals)
  return {
    state: 'due',
    ...known,
    now,
    proposal: {
      dailyCalorieGoal: next.calories,
      proteinGoal: next.protein,
      carbGoal: next.carbs,
      fatGoal: next.fat,
    },
    explanation: explainProposal(next, {
      goals,
      learned,
      ratePerWeek: known.ratePerWeek,
      today: dayIn(user.zone, deps.now()),
      units: user.units,
    }),
    care: next.care ?? cautionOf(learned),
  }
}

type Answer = { answer: CheckInAnswer; monday: string; goals?: CheckInGoals }

/**
 * Answers this week's check-in once; the same answer again is the first one's. Errors: `gone` for another week,
 * `conflict` where another answer was given, the proposal is not the shown one any more, or there is none.
 */
export async function answer(deps: Deps, { user, retry }: Who, given: Answer): Promise<AnsweredCheckIn> {
  if (given.monday !== mondayOf(deps, user)) throw new AppError('gone', words.otherWeek)
  const current = await checkInOf(deps, user)
  return idempotent(deps.db, user.id, retry, async (tx) => {
    const store = checkInStore(tx, user.id)
    const earlier = await store.of(given.monday)
    if (earlier) {
      if (isSame(earlier, given)) return earlier
      throw new AppError('conflict', words.answeredOtherwise)
    }
    if (current.state !== 'due') throw new AppError('conflict', words.notDue[current.state])
    if (given.answer === 'accept' && !areEqual(given.goals!, current.proposal))
      throw new AppError('conflict', words.proposalChanged)
    const goals = found(await goalsSet(tx, user.id), 'Goals')
    const before = figuresOf(goals)
    const answered = { monday: given.monday, answer: given.answer, before, after: given.goals ?? before }
    await store.record(answered)
    if (given.goals) await replaceGoals(tx, user.id, { ...goals, ...given.goals })
    return answered
  })
}

/**
 * Takes this week's answer back, and the goals that it set where nobody changed them since. Errors: `gone` for another
 * week, `not_found` without an answer.
 */
export function undoAnswer(deps: Deps, { user, retry }: Who, monday: string): Promise<null> {
  if (monday !== mondayOf(deps, user)) throw new AppError('gone', words.undoTooLate)
  return idempotent(deps.db, user.id, retry, async (tx) => {
    const { before, after } = found(await checkInStore(tx, user.id).remove(monday), 'Check-in')
    const goals = await goalsSet(tx, user.id)
    if (goals && areEqual(figuresOf(goals), after)) await replaceGoals(tx, user.id, { ...goals, ...before })
    return null
  })
}

const mondayOf = ({ now }: Pick<Deps, 'now'>, user: Account) => weekStart(dayIn(user.zone, now()))

const names = Object.keys(checkInGoals.shape) as (keyof CheckInGoals)[]
const figuresOf = ({ dailyCalorieGoal, proteinGoal, carbGoal, fatGoal }: CheckInGoals): CheckInGoals => ({
  dailyCalorieGoal,
  proteinGoal,
  carbGoal,
  fatGoal,
})
const areEqual = (one: CheckInGoals, other: CheckInGoals) => names.every((name) => one[name] === other[name])
const isSame = (earlier: AnsweredCheckIn, { answer, goals }: Answer) =>
  earlier.answer === answer && (!goals || areEqual(goals, earlier.after))
