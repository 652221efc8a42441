import { expect, test } from 'vitest'
import { parseExercises } from './exercise-rows.ts'

const header = 'name,pattern,primary,secondary,equipment,level,traits,cautions,met,easier,cues'
const squat = 'Squat,squat,quads|glutes,,mat,beginner,timed|low_impact,knee,5,,"Sit down, stand up. Breathe."'
const read = (...rows: string[]) => parseExercises('exercises/legs.csv', `${[header, ...rows].join('\n')}\n`)

test('a row names the easier exercise, which the harder one of that is read from', () => {
  const [one, other] = read(squat, squat.replace('Squat', 'Deep Squat').replace(',5,,', ',6,Squat,'))
  expect(one).toMatchObject({ id: 'squat', easier: null, harder: 'deep-squat', timed: true, impact: 'low' })
  expect(other).toMatchObject({ id: 'deep-squat', easier: 'squat', harder: null, met: 6 })
})

test.each([
  [squat.replace('squat,', 'sit,'), '"sit" is none of squat, hinge'],
  [squat.replace('quads', 'quad'), '"quad" is none of chest, upper_back'],
  [squat.replace('mat', 'carpet'), '"carpet" is none of mat, wall'],
  [squat.replace('beginner', 'b'), '"b" is none of beginner, intermediate, advanced.'],
  [squat.replace('knee', 'knees'), '"knees" is none of knee, lower_back'],
  [squat.replace(',5,', ',much,'), '"much" is no number from 0.'],
])('"%s" is refused with its place', (row, reason) => {
  expect(() => read(row)).toThrow(`exercises/legs.csv, line 2 (Squat): ${reason}`)
})

test('an easier exercise that is not there, or that another is harder than, is refused', () => {
  const harder = (name: string, easier: string) =>
    squat.replace('Squat', name).replace(',5,,', `,5,${easier},`)
  expect(() => read(harder('Squat', 'Sit'))).toThrow('exercises/legs.csv (squat): the file has no sit.')
  expect(() => read(squat, harder('A', 'Squat'), harder('B', 'Squat'))).toThrow(
    'exercises/legs.csv (b): squat is easier than a already.',
  )
})
