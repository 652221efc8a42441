import { addDays, daysBetween } from '#contract/measures/day.ts'
import { dietsIn } from '../../goals/prompt.ts'
import { proteinFoods } from './protein-foods.ts'
import { rounded, type Topic } from './topic.ts'

/** Questions on the person's own figures; no model knows these. */
export const diaryTopics: readonly Topic[] = [
  {
    name: 'what to eat with what is left',
    asks: [
      /\bwhat\b.*\b(?:eat|have|cook|dinner|lunch|supper)\b/,
      /\bleft\b|remain|still (?:have|eat)|rest of (?:the|my) (?:day|calories|macros)|\btonight|\btoday|for (?:dinner|lunch|supper)|should i (?:eat|cook|have)\W*$/,
    ],
    example: 'What can I still eat today with the calories left?',
    answer(question, { diary, profile }) {
      if (!diary || /\bdid\b|\bate\b|before|after/.test(question.text)) return undefined
      const calories = diary.goals.calories - diary.eaten.calories
      const protein = diary.goals.protein - (diary.eaten.protein ?? 0)
      const foods = proteinFoods(
        [...profile.dietaryPreferences, ...dietsIn(question.text)],
        profile.allergies,
      )
      if (calories < 100)
        return `${leftSentence('calories', diary.eaten.calories, diary.goals.calories)} If you are hungry, eat all the same: vegetables, soup and some ${foods} fill most for the least.`
      const plate = Math.min(calories, 600)
      return `${leftSentence('calories', diary.eaten.calories, diary.goals.calories)} ${leftSentence('protein', diary.eaten.protein, diary.goals.protein)} A plate of about ${Math.round(plate / 50) * 50} kcal fits: ${protein > 15 ? `${Math.round(Math.min(protein, 40))} g of protein from ${foods}` : `a little ${foods}`}, half a plate of vegetables, and potatoes, rice or bread with what is left.`
    },
  },
  {
    name: 'energy of today’s activity',
    asks: [/calor|kcal|energy/, /\bburn/, /\btoday/, /\bdid i|\bhave i|\bi(?:'ve)?\b|\bmy\b/],
    example: 'How many calories did I burn today?',
    answer({ minutes, kilometres }, { diary }) {
      if (!diary || minutes || kilometres) return undefined
      return diary.burned
        ? `The activities logged today come to ${Math.round(diary.burned)} kcal. What your body takes at rest is not in that.`
        : 'No activity is logged today. Name one with its time, such as “calories of 30 minutes of running”, and I estimate it.'
    },
  },
  {
    name: 'figures of today',
    asks: [
      /\bleft\b|remain|so far|\bhow (?:much|many)\b.*\b(?:have|did) i\b|\bdid i\b.*\b(?:enough|too much|reach|hit)|\bam i (?:over|under|on track)|still (?:have|eat|drink|need)|(?:my|the) (?:calories|kcal|macros|protein|water) (?:for )?today/,
      /calor|kcal|protein|carb|\bfat\b|macro|water|drunk|drink|\beat|ate\b|\bbudget|\bday\b|\btoday\b/,
    ],
    example: 'How much protein have I left today?',
    answer({ text, days }, { diary }) {
      if (!diary || days.includes('yesterday') || /\bburn|\bweek|month|workout|train/.test(text))
        return undefined
      const { eaten, goals } = diary
      const named = kinds.filter(([, said]) => said.test(text)).map(([kind]) => kind)
      const asked = named.length ? named : kinds.map(([kind]) => kind).filter((kind) => kind !== 'water')
      return asked.map((kind) => leftSentence(kind, eaten[kind], goals[kind])).join(' ')
    },
  },
  {
    name: 'last session',
    asks: [
      /\blast\b|latest|most recent|previous/,
      /\bi\b|\bmy\b/,
      /train|workout|session|\brun\b|\bran\b|exercise|activity|\bride\b|\bgym\b/,
    ],
    example: 'When was my last workout?',
    answer({ text }, { diary, today }) {
      if (
        !diary ||
        !/^(?:when|what|how long|tell|show|which|my last)|\bwhen\b|what (?:was|is|did)/.test(text)
      )
        return undefined
      if (!diary.last) return 'No session is logged yet.'
      const { name, day, minutes, kilometres } = diary.last
      return `Your last session was ${name} ${dayName(day, today)}: ${kilometres ? `${rounded(kilometres)} km in ` : ''}${Math.round(minutes)} minutes.`
    },
  },
  {
    name: 'next session',
    asks: [
      /\bnext\b|planned|scheduled|\bplan\b.*\b(?:today|tomorrow)|what.*(?:on|in) my (?:plan|schedule)/,
      /session|workout|train|\brun\b|schedule|planned/,
      /\bmy\b|\bi\b|\bme\b/,
    ],
    example: 'What is my next session?',
    answer({ span, facts }, { diary, today }) {
      if (!diary || span || facts.weeks) return undefined
      if (!diary.next)
        return 'No session is planned. The Scheduler makes a plan by your days, your goal and its date.'
      const { title, day, minutes } = diary.next
      return `Next on your schedule is “${title}” ${dayName(day, today)}, ${minutes} minutes.`
    },
  },
  {
    name: 'workouts of this week',
    asks: [/this week|weekly goal|week.*(?:so far|on track)/, /workout|train|session|exercise|goal|on track/],
    example: 'How many workouts did I do this week?',
    answer({ text }, { diary, today }) {
      if (!diary || !/\bhow many|on track|did i|have i|reach|left|goal/.test(text)) return undefined
      const { thisWeek, goal } = diary.workouts
      const missing = goal - thisWeek
      const daysLeft = 7 - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7)
      return `You have done ${thisWeek} of ${goal} workouts this week. ${
        missing <= 0
          ? 'The goal is reached.'
          : missing <= daysLeft
            ? `${missing} more in the ${daysLeft === 1 ? 'one day' : `${daysLeft} days`} left, today included, reach the goal.`
            : `${missing} more do not fit into the days left; one good session is still worth it.`
      }`
    },
  },
]

type Kind = 'calories' | 'protein' | 'carbs' | 'fat' | 'water'
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['calories', /calor|kcal|energy/],
  ['protein', /protein/],
  ['carbs', /carb/],
  ['fat', /\bfat\b/],
  ['water', /water|drink|drunk|fluid|hydrat/],
]
const units: Record<Kind, (amount: number) => string> = {
  calories: (amount) => `${amount} kcal`,
  protein: (amount) => `${amount} g of protein`,
  carbs: (amount) => `${amount} g of carbs`,
  fat: (amount) => `${amount} g of fat`,
  water: (amount) => `${amount} ml of water`,
}

function leftSentence(kind: Kind, had: number | null, goal: number): string {
  if (had === null)
    return `What you logged today does not say its ${kind}; your goal is ${units[kind](Math.round(goal))}.`
  const [now, most] = [Math.round(had), Math.round(goal)]
  const verb = kind === 'water' ? 'drunk' : 'eaten'
  const rest =
    now <= most ? `so ${units[kind](most - now)} are left` : `which is ${units[kind](now - most)} above it`
  return now === 0
    ? `Nothing is logged today, so all ${units[kind](most)} of your goal are left.`
    : `You have ${verb} ${units[kind](now)} today; your goal is ${units[kind](most)}, ${rest}.`
}

/** "today", "yesterday", "4 days ago", "on Friday", "on May 12". */
function dayName(day: string, today: string): string {
  const ahead = daysBetween(today, day)
  if (ahead === 0) return 'today'
  if (day === addDays(today, 1)) return 'tomorrow'
  if (ahead === -1) return 'yesterday'
  if (ahead < 0 && ahead > -15) return `${-ahead} days ago`
  const form =
    ahead > 0 && ahead < 7 ? ({ weekday: 'long' } as const) : ({ month: 'long', day: 'numeric' } as const)
  return `on ${new Intl.DateTimeFormat('en-US', { ...form, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))}`
}
