import { expect, test } from 'vitest'
import { climbIn, distanceIn, heatIn, type Measure, milesIn, volumeIn } from './measures.ts'

const measures: [name: string, measure: Measure, stored: number, shown: number][] = [
  ['millilitres', volumeIn('metric'), 355, 355],
  ['fluid ounces', volumeIn('imperial'), 355, 12.004],
  ['metres of ascent', climbIn('metric'), 320, 320],
  ['feet of ascent', climbIn('imperial'), 320, 1049.869],
  ['degrees Celsius', heatIn('metric'), 21, 21],
  ['degrees Fahrenheit', heatIn('imperial'), 21, 69.8],
  ['kilometres', distanceIn('km'), 10, 10],
  ['kilometres as miles', distanceIn('mi'), 10, 6.214],
  ['miles', milesIn('mi'), 20, 20],
  ['miles as kilometres', milesIn('km'), 20, 32.187],
]

test.each(measures)(
  '%s are shown in their unit, and stored as they were',
  (_name, measure, stored, shown) => {
    expect(measure.shown(stored)).toBeCloseTo(shown, 3)
    expect(measure.stored(measure.shown(stored))).toBeCloseTo(stored, 9)
  },
)
