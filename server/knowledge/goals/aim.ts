import { hasAim, type Objective, objectivesIn, races } from './prompt.ts'
import type { StatedFacts } from './stated-facts.ts'

export type Direction = 'lose' | 'gain' | 'hold'
/** Why the main aim was not read. */
export type UnreadReason = 'nothing' | 'weight_today' | 'contradiction' | 'figure' | 'direction'
/** The main aim of a prompt. */
export type Aim = {
  objective: Objective
  /** Course of the body weight; undefined if none is wanted. */
  direction: Direction | undefined
  /** Kilograms to lose, negative to gain. */
  kilograms: number | undefined
  /** Fat is to go and muscle to come. */
  recomposes: boolean
  /** Objectives named that neither the objective nor the energy follows. */
  further: Objective[]
  unread: UnreadReason | undefined
}

/** Words on body weight whose direction is known only from other words. */
const onWeight =
  /\bweight\b(?! (?:train|room|lift|machine|session|bench|vest|rack))|\bscales?\b|\bbody ?fat\b|\bwaist\b|\b(?:kilos|pounds|stone)\b|\bbmi\b/

/**
 * Reads the main aim: figures on the weight before words, holding the weight before words that lose or gain.
 * `rest`: the text without the statements on weight; `weight`: kilograms, undefined if unknown.
 */
export function aimOf(prompt: string, rest: string, facts: StatedFacts, weight: number | undefined): Aim {
  const named = objectivesIn(rest)
  const [loses, builds] = [named.includes('weight_loss'), named.includes('muscle_gain')]
  const { lose, targetWeight, pace, holds } = facts
  const toTarget = targetWeight === undefined || weight === undefined ? undefined : weight - targetWeight
  const kilograms = toTarget ?? lose
  const direction = directionOf({ kilograms, pace, holds, loses, builds })
  const isContradictory =
    toTarget !== undefined &&
    ((toTarget <= -0.5 && (loses || (lose ?? 0) > 0) && !builds) ||
      (toTarget >= 0.5 && ((builds && !loses) || (lose ?? 0) < 0)))
  const byFigures = pace !== undefined || (kilograms !== undefined && Math.abs(kilograms) >= 0.5)
  const race = named.find((one) => races.has(one))
  const fitness = named.find(
    (one) => one !== 'weight_loss' && (direction !== 'lose' || one !== 'muscle_gain'),
  )
  const objective =
    race ??
    (direction === 'lose' && (byFigures || !builds)
      ? 'weight_loss'
      : direction === 'gain'
        ? 'muscle_gain'
        : direction === 'lose'
          ? 'muscle_gain'
          : (fitness ?? 'general_fitness'))
  return {
    objective,
    direction,
    kilograms,
    recomposes: loses && builds,
    further: named.filter(
      (one) =>
        one !== objective &&
        (races.has(one) || one === 'endurance' || (race !== undefined && one === 'strength')),
    ),
    unread: unreadOf(),
  }

  function unreadOf(): UnreadReason | undefined {
    if (isContradictory) return 'contradiction'
    if (direction !== undefined || facts.calories !== undefined) return undefined
    if (targetWeight !== undefined) return 'weight_today'
    if (facts.unreadWeight !== undefined) return 'figure'
    if (onWeight.test(rest)) return 'direction'
    const isTraining = facts.workoutsAWeek !== undefined || facts.milesAWeek !== undefined
    return hasAim(prompt) || isTraining ? undefined : 'nothing'
  }
}

function directionOf({
  kilograms,
  pace,
  holds,
  loses,
  builds,
}: Pick<Aim, 'kilograms'> & Pick<StatedFacts, 'pace' | 'holds'> & { loses: boolean; builds: boolean }):
  | Direction
  | undefined {
  if (pace !== undefined) return pace > 0 ? 'lose' : 'gain'
  if (kilograms !== undefined) return Math.abs(kilograms) < 0.5 ? 'hold' : kilograms > 0 ? 'lose' : 'gain'
  if (holds) return 'hold'
  return loses ? 'lose' : builds ? 'gain' : undefined
}

/** The answer where the main aim was not read. */
export const unreadWords: Record<UnreadReason, string> = {
  nothing:
    'I could not find a goal in what you wrote, so there are no figures. Say what you want, such as “lose 5 kg by June, I sit a lot, three workouts a week”.',
  weight_today:
    'I read the weight that you want to reach, but not what you weigh today, so there are no figures. Add it here or in your profile, such as “from 82 kg to 76 kg by June”.',
  contradiction:
    'I could not read your main aim: the weight that you want to reach and what you write about losing or gaining lead in opposite directions from your weight today. There are no figures; say both weights, such as “from 82 kg to 76 kg by June”.',
  figure:
    'I could not read your main aim: there is a weight in your words whose meaning I did not find, so there are no figures. Say it as “from 82 kg to 76 kg by June” or “lose 6 kg by June”.',
  direction:
    'I could not read your main aim: you write about your weight, but not so that I understand whether it should fall, rise or stay, so there are no figures. Say it as “lose 6 kg by June”, “gain 3 kg” or “keep my weight”.',
}
