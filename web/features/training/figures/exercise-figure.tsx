import type { Exercise } from '#contract/training/exercises.ts'
import { type Family, families, familyOf } from './families.ts'
import { type Body, bodyOf, floor, headRadius } from './pose.ts'
import { words } from './words.ts'

type Props = { exercise: Pick<Exercise, 'id' | 'name' | 'pattern'>; className?: string }

const barHeight = 5

/** A small drawing of an exercise's start and end; renders nothing for exercises without one. */
export function ExerciseFigure({ exercise, className = '' }: Props) {
  const name = familyOf(exercise)
  if (!name) return null
  const family: Family = families[name]
  const bodies = family.poses.map((pose) => bodyOf(pose, family.bar && barHeight))
  return (
    <svg
      viewBox={`0 0 ${bodies.length * 100} 100`}
      role="img"
      aria-label={bodies.length > 1 ? words.moves(exercise.name) : words.holds(exercise.name)}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="4.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {bodies.map((body, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: start and end keep their order
        <g key={at} transform={`translate(${at * 100} 0)`}>
          {family.bar ? (
            <path d={`M20 ${barHeight}H80`} strokeWidth="2.5" opacity="0.5" />
          ) : (
            <path d={`M6 ${floor + 4}H94`} strokeWidth="1.5" opacity="0.3" />
          )}
          <Figure body={body} weight={family.weight} />
        </g>
      ))}
    </svg>
  )
}

function Figure({ body, weight }: { body: Body; weight?: true }) {
  const [[nearArm, farArm], [nearLeg, farLeg]] = [body.arms, body.legs]
  const [hip, shoulder] = body.trunk
  return (
    <>
      <path d={`${line(farArm!)}${line(farLeg!)}`} opacity="0.4" />
      <path d={`${line([hip, shoulder])}${line(nearLeg!)}`} />
      <circle cx={body.head[0]} cy={body.head[1]} r={headRadius} fill="currentColor" stroke="none" />
      <path d={line(nearArm!)} />
      {weight ? (
        <circle cx={nearArm![2][0]} cy={nearArm![2][1]} r="4.5" fill="currentColor" stroke="none" />
      ) : null}
    </>
  )
}

const line = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], at) => `${at ? 'L' : 'M'}${x} ${y}`).join('')
