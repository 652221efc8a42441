import type { MovementPattern, Muscle } from '#contract/training/exercises.ts'
import type { TargetMuscle } from '#contract/training/workouts.ts'

/** Purpose of an exercise in a session. */
export type Need = { target: TargetMuscle; muscles: readonly Muscle[]; patterns: readonly MovementPattern[] }

const every: readonly Muscle[] = [
  'chest',
  'upper_back',
  'lats',
  'shoulders',
  'glutes',
  'quads',
  'hamstrings',
  'abs',
  'obliques',
]

/** Muscles of a target group. */
export const musclesOf: Record<TargetMuscle, readonly Muscle[]> = {
  chest: ['chest'],
  back: ['upper_back', 'lats', 'lower_back'],
  shoulders: ['shoulders'],
  arms: ['biceps', 'triceps', 'forearms'],
  core: ['abs', 'obliques'],
  legs: ['quads', 'hamstrings', 'calves', 'adductors'],
  glutes: ['glutes'],
  fullbody: every,
}

const lower: readonly Muscle[] = ['quads', 'glutes', 'hamstrings']
const pulled: readonly Muscle[] = ['upper_back', 'lats']

type Part = readonly [muscles: readonly Muscle[], patterns: readonly MovementPattern[]]
/** In training order: large and demanding parts first. */
const partsOf: Record<TargetMuscle, readonly Part[]> = {
  chest: [
    [['chest'], ['horizontal_push']],
    [['chest'], ['isolation', 'horizontal_push']],
  ],
  back: [
    [pulled, ['horizontal_pull', 'vertical_pull']],
    [
      ['lats', 'upper_back'],
      ['vertical_pull', 'horizontal_pull'],
    ],
    [
      ['lower_back', 'upper_back'],
      ['trunk_extension', 'hinge', 'isolation'],
    ],
  ],
  shoulders: [
    [['shoulders'], ['vertical_push']],
    [['shoulders'], ['isolation']],
  ],
  arms: [
    [['biceps'], ['isolation']],
    [['triceps'], ['isolation', 'horizontal_push']],
    [
      ['forearms', 'biceps', 'triceps'],
      ['isolation', 'carry'],
    ],
  ],
  core: [
    [['abs'], ['anti_rotation', 'trunk_flexion']],
    [['obliques'], ['rotation', 'anti_rotation']],
    [['abs'], ['trunk_flexion']],
  ],
  legs: [
    [['quads'], ['squat', 'lunge']],
    [['hamstrings'], ['hinge']],
    [['quads'], ['lunge', 'squat']],
    [['calves', 'adductors'], ['isolation']],
  ],
  glutes: [
    [['glutes'], ['hinge', 'isolation']],
    [['glutes'], ['lunge', 'squat']],
  ],
  fullbody: [
    [
      ['quads', 'glutes'],
      ['squat', 'lunge'],
    ],
    [
      ['chest', 'shoulders', 'triceps'],
      ['horizontal_push', 'vertical_push'],
    ],
    [pulled, ['horizontal_pull', 'vertical_pull']],
    [['hamstrings', 'glutes'], ['hinge']],
    [
      ['abs', 'obliques'],
      ['anti_rotation', 'trunk_flexion', 'rotation'],
    ],
    [
      ['shoulders', 'chest', 'triceps'],
      ['vertical_push', 'horizontal_push'],
    ],
    [pulled, ['vertical_pull', 'horizontal_pull']],
    [lower, ['lunge', 'carry']],
  ],
}

/**
 * `count` needs that serve all targets: each requested group once before any repeats. Full body without a named
 * group is taken pattern by pattern, with equal pushes and pulls.
 */
export function needsFor(targets: readonly TargetMuscle[], count: number): Need[] {
  const named = targets.filter((target) => target !== 'fullbody')
  const order: TargetMuscle[] = named.length ? named.toSorted(bySize) : ['fullbody']
  const needs: Need[] = []
  const need = (target: TargetMuscle, at: number) => {
    const [muscles, patterns] = partsOf[target][at % partsOf[target].length]!
    needs.push({ target, muscles, patterns })
  }
  for (let round = 0; needs.length < count; round++)
    for (const target of order) if (needs.length < count) need(target, round)
  if (named.length && targets.includes('fullbody'))
    for (let at = 0; at < partsOf.fullbody.length && needs.length < count + 2; at++) need('fullbody', at)
  return needs
}

const size: readonly TargetMuscle[] = [
  'legs',
  'back',
  'chest',
  'glutes',
  'shoulders',
  'arms',
  'core',
  'fullbody',
]
const bySize = (one: TargetMuscle, other: TargetMuscle) => size.indexOf(one) - size.indexOf(other)
