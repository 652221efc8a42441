import { answerThatAsks, training } from '../prose.ts'
import type { Topic } from './topic.ts'

const prose = answerThatAsks(training, 'motivat')

/** Keeping a training habit, and its obstacles. */
export const habitTopics: readonly Topic[] = [
  {
    name: 'motivation',
    asks: [/motivat|\blazy|can't be bothered|discipline|keep (?:at it|going)|stay consistent|no energy to/],
    example: 'How do I stay motivated to run in winter?',
    answer: ({ text }) =>
      [prose, ...obstacles.filter(([said]) => said.test(text)).map(([, help]) => help)].join(' '),
  },
]

const obstacles: readonly (readonly [RegExp, string])[] = [
  [
    /winter|cold|\bdark\b|\brain/,
    'In cold and dark go at noon or with a partner, keep a workout for the living room as plan B, and dress before you decide.',
  ],
  [
    /work|busy|no time|kids|child|family|job/,
    'With little time fix two short sessions a week that nobody else claims, early or in the lunch break.',
  ],
  [/alone|lonely|partner|friend/, 'A date with somebody is harder to cancel than one with oneself.'],
  [
    /result|progress|scale|nothing changes/,
    'Count what you do, not only what the scale says: sessions kept, weights, minutes.',
  ],
]
