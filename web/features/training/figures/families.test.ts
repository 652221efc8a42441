import { expect, test } from 'vitest'
import { type FamilyName, families, familyOf } from './families.ts'
import { bodyOf, floor } from './pose.ts'

test('every drawing stands inside its square, on the floor or at the bar', () => {
  for (const [name, family] of Object.entries(families))
    for (const pose of family.poses) {
      const body = bodyOf(pose, 'bar' in family ? 5 : undefined)
      const points = [body.head, ...body.trunk, ...body.arms.flat(), ...body.legs.flat()]
      for (const [x, y] of points) {
        expect(x, name).toBeGreaterThanOrEqual(-2)
        expect(x, name).toBeLessThanOrEqual(102)
        expect(y, name).toBeGreaterThanOrEqual(-2)
        expect(y, name).toBeLessThanOrEqual(floor + 1)
      }
    }
})

test.each<[string, 'squat' | 'horizontal_push' | 'stretch' | 'hinge', FamilyName | undefined]>([
  ['goblet-squat', 'squat', 'squat'],
  ['wall-push-up', 'horizontal_push', 'wallPress'],
  ['push-up', 'horizontal_push', 'pushUp'],
  ['kettlebell-swing', 'hinge', 'swing'],
  ['neck-side-stretch', 'stretch', undefined],
])('%s is drawn as what it is', (id, pattern, family) => {
  expect(familyOf({ id, pattern })).toBe(family)
})
