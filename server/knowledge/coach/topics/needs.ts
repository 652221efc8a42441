import { activityFactor, restingEnergy } from '../../goals/energy-need.ts'
import { levelSentence } from '../../goals/heard.ts'
import { dietsIn } from '../../goals/prompt.ts'
import { suggestGoals } from '../../goals/suggest-goals.ts'
import { proteinFoods } from './protein-foods.ts'
import { bodyOf, profileFor, rounded, type Topic, weightSentence } from './topic.ts'

/** Energy, protein, water and sleep by the person's figures. */
export const needTopics: readonly Topic[] = [
  {
    name: 'protein a day',
    asks: [
      /protein/,
      /how (?:much|many)|\bneed|\bper day|a day\b|daily|enough|too (?:much|many|little)|\bgrams?\b|\d\s*g\b|\bkg\b|kilo|\blbs?\b|pounds?|years?\b/,
    ],
    example: 'How much protein do I need to build muscle?',
    answer(question, person) {
      const { text, facts } = question
      if (
        /\b(?:before|after|shake|powder|breakfast|meal|once|sitting|in an?|in one|left|sources?|foods?)\b/.test(
          text,
        )
      )
        return undefined
      const profile = profileFor(question, person)
      const { body, assumed } = bodyOf(question, person)
      const bmi = body.weight / (body.height / 100) ** 2
      const counted =
        bmi > 30
          ? 25 * (body.height / 100) ** 2 + (body.weight - 25 * (body.height / 100) ** 2) / 4
          : body.weight
      const [least, most] = /muscle|bulk|lift|strength|build|bodybuild|lose|cut|deficit|diet/.test(text)
        ? [1.6, 2.2]
        : body.age >= 65
          ? [1.2, 1.6]
          : [1.4, 2.0]
      const grams = [Math.round(counted * least), Math.round(counted * most)] as const
      const asked = /(\d{2,3})\s*(?:g|grams?)\b/.exec(text)?.[1]
      const verdict = !asked
        ? ''
        : Number(asked) > grams[1] * 1.15
          ? `${asked} g is more than helps: `
          : Number(asked) < counted * 0.8
            ? `${asked} g is too little: `
            : Number(asked) < grams[0]
              ? `${asked} g covers health, a little more helps training: `
              : `${asked} g is in the right range: `
      const who =
        facts.weight !== undefined || profile.weight === null
          ? `at ${rounded(body.weight)} kg`
          : `for your ${rounded(body.weight)} kg`
      const diets = [...profile.dietaryPreferences, ...dietsIn(text)]
      return `${verdict}${grams[0]} to ${grams[1]} g of protein a day ${who}, ${least} to ${most} g a kilogram, spread over three to five meals of 20 to 40 g, from ${proteinFoods(diets, profile.allergies)}. More brings no benefit; with kidney disease ask a doctor.${weightSentence(question, profile)}${assumed.some((one) => one.endsWith('kg')) ? ` No weight is known, so ${rounded(body.weight)} kg is assumed.` : ''}`
    },
  },
  {
    name: 'water for a day or a session',
    asks: [/water|drink|fluid|hydrat/, /how (?:much|many)|enough|\bneed\b|per day|a day\b|should i drink/],
    example: 'How much should I drink on a 90 minute run?',
    answer(question, person) {
      if (/alcohol|beer|wine|coffee|protein|shake|electrolyt|salt|calor/.test(question.text)) return undefined
      const { text, minutes } = question
      const profile = profileFor(question, person)
      const weight = question.facts.weight ?? profile.weight
      const daily = weight
        ? `About ${Math.round((weight * 30) / 50) * 50} to ${Math.round((weight * 35) / 50) * 50} ml a day at ${rounded(weight)} kg (30 to 35 ml a kilogram), what is in food included`
        : 'About 2000 to 2500 ml a day, what is in food included'
      const isHot = /\bhot\b|heat|summer|sauna|humid/.test(text)
      const hour = isHot ? ([600, 1000] as const) : ([400, 800] as const)
      const session = minutes
        ? `For ${rounded(minutes, 0)} minutes${isHot ? ' in the heat' : ''} add ${Math.round((hour[0] * minutes) / 3000) * 50} to ${Math.round((hour[1] * minutes) / 3000) * 50} ml (${hour[0]} to ${hour[1]} ml an hour), in small amounts${minutes >= 60 ? ', with 300 to 600 mg of sodium an hour if you sweat much' : ''}.`
        : `Add ${hour[0]} to ${hour[1]} ml for each hour of training${isHot ? ' in the heat' : ''}.`
      return `${minutes ? `${session} ${daily}.` : `${daily}. ${session}`} Pale urine and little thirst are good signs; much more than you sweat is not better.${weightSentence(question, profile)}`
    },
  },
  {
    name: 'energy a day',
    asks: [
      /calor|kcal|maintenance|\btdee\b|\bmacros?\b|how much (?:should|can|do|must) i eat/,
      /need|should|maint|\btdee\b|\beat\b|lose|losing|weight|gain|bulk|\bcut\b|surplus|deficit|a day\b|per day|daily|calculate|work out|what are my|what should my/,
    ],
    example: 'I sit a lot, how many calories do I need?',
    answer(question, person) {
      const { text } = question
      if (/\bburn|\bbefore\b|\bafter\b|\byesterday|\bin an?\b|\bleft\b|per (?:gram|100)/.test(text))
        return undefined
      const profile = profileFor(question, person)
      const { body, level, stated, assumed } = bodyOf(question, person)
      const resting = restingEnergy(body)
      const need = Math.round((resting * activityFactor[level]) / 10) * 10
      const isChange = /\blose|losing|gain|bulk|\bcut\b|deficit|surplus|build/.test(text)
      const nutrition = suggestGoals({ prompt: text, profile, today: person.today }).suggestions?.nutrition
      const macros =
        nutrition && /macro/.test(text)
          ? ` That is ${nutrition.protein} g of protein, ${nutrition.carbs} g of carbs and ${nutrition.fat} g of fat for ${nutrition.dailyCalories} kcal; Goals takes them over.`
          : ''
      const aim =
        !isChange || !nutrition
          ? `To lose, eat 300 to 500 kcal less; to gain, 200 to 300 more.`
          : `For what you want that makes about ${nutrition.dailyCalories} kcal a day.`
      const assuming = assumed.length ? ` Not known, so assumed: ${assumed.join(', ')}.` : ''
      return `About ${need} kcal a day hold the weight: ${Math.round(resting)} at rest (Mifflin–St Jeor) times ${activityFactor[level]} for activity. ${levelSentence(stated)}${stated ? ' ' : ''}${aim}${macros}${weightSentence(question, profile)}${assuming}`
    },
  },
  {
    name: 'hours of sleep',
    asks: [/how (?:much|many|long).*\bsleep|hours of sleep|enough sleep|sleep.*\benough/],
    example: 'How many hours should I sleep when training hard?',
    answer: ({ minutes }) =>
      minutes
        ? undefined
        : 'Seven to nine hours for adults, eight to ten for teenagers; toward the upper end, with a nap where it fits, in weeks of hard training. Same times, dark and cool. The sign of enough is waking by yourself and staying awake in the afternoon.',
  },
  {
    name: 'heart rate by age',
    asks: [
      /heart ?rate|\bpulse\b|\bbpm\b|\bhr\b/,
      /easy|zone|what|max|should|target|too (?:high|low|fast)|\brun|jog|ride|cycl|train|exercise|workout/,
    ],
    example: 'What should my heart rate be on easy runs?',
    answer(question, person) {
      if (/resting|at rest|sleep|morning/.test(question.text)) return undefined
      const at = /\b(?:at|age|aged|im|i'm) (\d{2})\b(?! ?(?:kg|%|bpm|min))/.exec(question.text)?.[1]
      const age = question.facts.age ?? (at ? Number(at) : profileFor(question, person).age)
      if (!age) return undefined
      const most = 208 - 0.7 * age
      const zone = (share: number) => Math.round(most * share)
      return `At ${age} the highest heart rate is about ${Math.round(most)} (208 minus 0.7 times the age; off by ten beats for many). Easy is ${zone(0.6)} to ${zone(0.75)} (60 to 75% of it, you can talk in sentences), steady up to ${zone(0.85)}, hard above. Go by how you talk where the watch disagrees. With heart trouble or beta blockers ask your doctor for your range.`
    },
  },
  {
    name: 'training after a short night',
    asks: [
      /sle(?:ep|pt)|awake|insomnia|bad night/,
      /\b\d{1,2}(?:[.,]5)?\s*(?:-\s*\d\s*)?(?:h|hrs?|hours?)\b|(?:two|three|four|five|six|seven|no|little|bad(?:ly)?|poor(?:ly)?) (?:hours|sleep|night)|\bslept (?:bad|poor|terrib|aw)|awake|all night|sleepless|insomnia/,
    ],
    example: 'I slept 4 hours, should I train?',
    answer({ text, minutes }) {
      const hours = minutes ? minutes / 60 : undefined
      const said = hours ? `${rounded(hours)} hours of sleep` : 'a bad night'
      const verdict =
        hours === undefined || hours < 5.5
          ? `After ${said} train easy and short, half the sets or a walk, and skip heavy lifts, intervals and anything where a slip hurts; a nap of 20 minutes helps more.`
          : hours < 7
            ? `${rounded(hours)} hours of sleep are less than most adults need: seven to nine. One night does little; week after week it costs strength, recovery and appetite control.`
            : `${rounded(hours)} hours of sleep are in the range of seven to nine that most adults need.`
      return `${verdict} ${/always|only sleep|every night|usually/.test(text) || (hours ?? 0) >= 5.5 ? 'Go to bed half an hour earlier, at the same time, dark and cool; no caffeine after early afternoon.' : 'One bad night costs no progress; go to bed earlier tonight.'}`
    },
  },
]
