import { dietsIn } from '../../goals/prompt.ts'
import type { CoachedPerson } from '../coached-person.ts'
import type { Question } from '../question.ts'
import { proteinFoods } from './protein-foods.ts'
import { profileFor, rounded, type Topic } from './topic.ts'

const food =
  /\beat|\bfood|\bmeal|\bsnack|\bfuel|breakfast|\bcarb|\bnutrition|\bgels?\b|dinner|lunch|banana|toast|\boats?\b|porridge|coffee and|rice|pasta/
const effort =
  /\brun|\bran\b|\brace|marathon|\d\s?k\b|train|workout|work-?out|\bgym|\blift|\brid(?:e|ing)|cycl|bike|swim|hike|session|exercise|match|\bgame|long|\bclass|\bspin|zumba|crossfit/

/** Eating around training, and protein by diet. ACSM 2016, ISSN 2017. */
export const mealTopics: readonly Topic[] = [
  {
    name: 'eating before training',
    asks: [food, /\bbefore\b|pre[- ]?(?:workout|run|race|training)/, effort],
    example: 'What should I eat before a run at 7 am?',
    answer(question) {
      if (/protein.*\b(?:when|timing)|carb load/.test(question.text)) return undefined
      const clock = clockIn(question.text)
      const at = clock === undefined ? '' : `, so at ${clockName(clock - 3)} to ${clockName(clock - 2)}`
      const early =
        clock !== undefined && clock <= 8
          ? ' If that is too early, take a banana and toast 30 to 60 minutes before.'
          : ''
      return `Before ${whatOf(question)} eat a normal meal with carbohydrate two to three hours ahead${at}: oats, bread, rice or potatoes with a little protein.${early} In the last hour only something small such as a banana. Leave fat, much fiber and anything new for afterwards; an easy hour also works without food.`
    },
  },
  {
    name: 'eating after training',
    asks: [
      food,
      /\bafter\b|post[- ]?(?:workout|run|race|training)|recover/,
      /\brun|\bran\b|\brace|train|workout|work-?out|\bgym|\blift|\brid|cycl|swim|hike|session|exercise|match/,
    ],
    example: 'post workout meal, I am vegan',
    answer(question, person) {
      if (/alcohol|beer|wine|\bsick|throw|threw|vomit/.test(question.text)) return undefined
      return `After ${whatOf(question)} eat a normal meal within two hours: 20 to 40 g of protein, from ${foodsFor(question, person)}, with carbohydrate such as rice, potatoes or bread, more of it the longer the session was. Drink as thirst says. If you train again the same day, eat within the hour.`
    },
  },
  {
    name: 'fuel during a long session',
    asks: [
      /\bfuel|\bcarb|\bgels?\b|\beat\b|\bfood|nutrition/,
      /\bduring|\bhours?\b|\bmin|long run|marathon|on (?:a|the|my) (?:bike|ride|run|hike)/,
      effort,
    ],
    example: 'Fuel for a 3 hour ride?',
    answer(question) {
      const { minutes } = question
      const hours = minutes
        ? minutes / 60
        : /\bhalf/.test(question.text)
          ? 2
          : /marathon/.test(question.text)
            ? 4
            : undefined
      if (!hours || /calor|\bburn|left\b/.test(question.text)) return undefined
      if (hours < 1.25)
        return `${rounded(hours * 60, 0)} minutes need no food on the way, water is enough; a normal meal before and after does it.`
      const hour = hours >= 2.5 ? ([60, 90] as const) : ([30, 60] as const)
      return `For ${rounded(hours)} hours take ${hour[0]} to ${hour[1]} g of carbohydrate an hour, ${Math.round(hour[0] * (hours - 0.5))} to ${Math.round(hour[1] * (hours - 0.5))} g in all, from the first half hour on: a gel or a banana has about 25 g, half a liter of sports drink 30 to 40 g. Drink 400 to 800 ml an hour, with salt when it is hot. Try it in training first.`
    },
  },
  {
    name: 'electrolytes by time',
    asks: [/electrolyt|\bsalt|sodium/, /\bmin|\bhours?\b/],
    example: 'Do I need electrolytes for a 30 minute jog?',
    answer({ minutes }) {
      if (!minutes) return undefined
      return minutes < 75
        ? `No: for ${rounded(minutes, 0)} minutes water by thirst is enough, in great heat too if you eat normally afterwards.`
        : `For ${rounded(minutes, 0)} minutes they help if it is hot or you sweat much: 300 to 600 mg of sodium an hour with 400 to 800 ml of drink. With high blood pressure or kidney disease ask a doctor first.`
    },
  },
  {
    name: 'protein by diet',
    asks: [
      /protein/,
      /source|food|where|which|from what|vegan|vegetarian|get (?:my|enough)|without (?:meat|dairy)|what (?:has|contains|should)/,
    ],
    example: 'vegan protein sources',
    answer(question, person) {
      const diets = dietsOf(question, person)
      const plants = diets.includes('vegan') || diets.includes('vegetarian')
      return (
        `Protein from ${foodsFor(question, person, 6)}. A portion of 20 to 25 g is about 100 g of cooked meat or fish, 250 g of quark, 150 g of firm tofu or 250 g of cooked lentils or beans.`
          .replace(plants ? 'about 100 g of cooked meat or fish, ' : '\0', '')
          .replace(diets.includes('vegan') ? '250 g of quark, ' : '\0', '') +
        (diets.includes('vegan')
          ? ' Take about a tenth more in all, mix sources over the day, and take vitamin B12.'
          : '')
      )
    },
  },
]

const dietsOf = (question: Question, person: CoachedPerson) => [
  ...profileFor(question, person).dietaryPreferences,
  ...dietsIn(question.text),
]
const foodsFor = (question: Question, person: CoachedPerson, count = 4) =>
  proteinFoods(dietsOf(question, person), profileFor(question, person).allergies, count)

function whatOf({ text }: Question): string {
  const said =
    /\b(?:a |an |my |the )?(?:\d+ ?k(?:m)?|half[- ]marathon|marathon|race|long run|morning run|run|ride|lifting|strength training|workout|training|swim|hike|match|game)\b/.exec(
      text,
    )?.[0]
  return said ? said.replace(/^my /, 'your ') : 'training'
}

/** The hour of "at 8 am", "7:30 pm" or "18:00". */
function clockIn(text: string): number | undefined {
  const found =
    /\b(?:at )?(\d{1,2})(?::(\d{2}))? ?(am|pm)\b|\bat (\d{1,2}):(\d{2})\b|\bat (\d{1,2}) ?(?:o'clock)?(?!\w| ?(?:kg|km|k|min|%))/.exec(
      text,
    )
  if (!found) return undefined
  const hour = Number(found[1] ?? found[4] ?? found[6]) + Number(found[2] ?? found[5] ?? 0) / 60
  if (hour > 24) return undefined
  return found[3] === 'pm' && hour < 12 ? hour + 12 : hour
}

function clockName(hour: number): string {
  const within = (hour + 24) % 24
  const minutes = Math.round((within % 1) * 60)
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.UTC(2000, 0, 1, Math.floor(within), minutes),
  )
}
