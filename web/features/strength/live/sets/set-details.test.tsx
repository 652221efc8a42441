import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LiveExercise, LiveSet } from '../live-workout.ts'
import { SetDetails } from './set-details.tsx'

const set = { kilograms: 16, reps: 10, rpe: null, repsInReserve: null, note: null } as LiveSet
const exercise = { name: 'Goblet Squat', counts: 'reps', sets: [set], planned: [], last: [] } as unknown

function detailsOf(change: Partial<LiveSet>, done: boolean) {
  const props = { exercise: exercise as LiveExercise, at: 0, unit: 'kg', formula: 'automatic' } as const
  const none = () => undefined
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SetDetails
        {...props}
        {...{ barbell: false, active: true, problem: undefined, done, set: { ...set, ...change } }}
        {...{ onActivate: none, onChange: none, onDone: none, onUndone: none, onRemove: none }}
      />
    </QueryClientProvider>,
  )
}

test('a set that is done takes no room for details that it lacks', () => {
  expect(detailsOf({}, true)).toBe('')
  expect(detailsOf({ note: 'left knee' }, true)).toContain('left knee')
  expect(detailsOf({}, false)).toContain('<button')
})
