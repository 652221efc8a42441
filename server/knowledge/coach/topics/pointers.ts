import type { Topic } from './topic.ts'

type Row = { name: string; asks: readonly RegExp[]; example: string; where: string }

const rows: readonly Row[] = [
  {
    name: 'figures of a food',
    asks: [
      /\b(?:calories|kcal|protein|carbs|fat|sugar|fiber|fibre|salt|sodium) (?:(?:is|are|do|does|there) )*(?:in|of|has|have) (?!total|all|a (?:day|week|deficit|surplus))(?:an?|one|two|\d|my|the|some)\b|how (?:much|many) (?:calories|kcal|protein|carbs|fat|sugar|fiber|fibre) (?:is|are|do|does) .*(?:\bin\b|have|contain)/,
    ],
    example: 'How many calories in a banana?',
    where:
      'Foods I leave to the Nutrition Log: write the food there as you would say it, with its amount, and you see its figures before anything is saved.',
  },
  {
    name: 'products and brands',
    asks: [
      /\bbrands?\b|\bbuy\b|which (?:watch|shoes?|app|product|powder|bike|treadmill)|best (?:\w+ ){0,2}(?:watch|brand|app|shoes?|powder|treadmill|scale)\b/,
    ],
    example: 'Which brand of protein powder is best?',
    where:
      'I cannot answer that: I know no products or prices. I can say what to look for, so ask about the kind of thing, such as “are running shoes with much cushion better?”.',
  },
  {
    name: 'earlier meals',
    asks: [
      /what did i (?:eat|have|log)|(?:meals?|calories|food|eat|ate) .*\b(?:yesterday|last week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)/,
      /\bdid i\b|\bhave i/,
    ],
    example: 'What did I eat yesterday?',
    where:
      'I see today’s figures only. Earlier days stand in the Nutrition Log: tap the date there; Analytics has weeks and months.',
  },
  {
    name: 'weight so far',
    asks: [/(?:did|have) i (?:\w+ )?(?:weigh|los|lost|gain)|\bmy weight (?:trend|history)|show my weight/],
    example: 'How much did I weigh last week?',
    where: 'I do not see your weigh-ins here. Their trend stands on the Dashboard and in Analytics.',
  },
  {
    name: 'records',
    asks: [/\bmy (?:best|fastest|longest|record|pb|pr)\b|personal (?:best|record)/, /what|when|show|how/],
    example: 'What is my best 5k?',
    where: 'I do not see your records here. They stand in Fitness under History.',
  },
  {
    name: 'a plan of weeks',
    asks: [
      /(?:make|give|write|create|build) (?:me )?(?:a |my )?.*\b(?:plan|program|schedule)\b|\b(?:weekly|training|workout) (?:plan|program|schedule)\b|plan for (?:the|this|next) week/,
    ],
    example: 'Make me a plan for the week',
    where:
      'The Scheduler in Fitness makes that: weeks of sessions by your days, minutes, equipment and goal, which move when you miss one. For a single session tell me minutes and equipment.',
  },
  {
    name: 'the app itself',
    asks: [
      /subscription|\bcancel|password|\baccount\b|\bsync|garmin|strava|apple (?:health|watch)|fitbit|\bexport|\bimport\b|delete my|refund|this app|the app\b|notification/,
    ],
    example: 'How do I cancel my subscription?',
    where:
      'I cannot answer that: I know training and food, not the app. Subscription and Account are in the menu, activities are imported in Fitness under History, and Help takes every other question.',
  },
]

/** Questions that another screen answers; the answer says which. */
export const pointerTopics: readonly Topic[] = rows.map(({ where, ...row }) => ({
  ...row,
  answer: () => where,
}))
