import { activityFactor, energyOfKilogram, restingEnergy } from '../../goals/energy-need.ts'
import type { Question } from '../question.ts'
import { bodyOf, profileFor, rounded, type Topic, weightSentence } from './topic.ts'

/** Body weight over time. Safe pace: NIH and ACSM, as in the goals. */
export const weightTopics: readonly Topic[] = [
  {
    name: 'pace of loss',
    asks: [/\blos(?:e|ing)\b(?! (?:muscle|strength|progress))|\bdrop\b|\bshed\b|weight off/],
    example: 'Can I lose 10 kg in 2 weeks?',
    answer(question, person) {
      const { lose } = question.facts
      const kilograms = bodyOf(question, person).body.weight
      if (!lose && /how (?:fast|quick|much)|safe|(?:per|a) week|\brate\b|\bpace\b/.test(question.text))
        return `Safe is about ${rounded(Math.max(0.3, kilograms * 0.005))} to ${rounded(kilograms * 0.01)} kg a week at ${rounded(kilograms)} kg, half to one percent of the weight, which takes 300 to 750 kcal a day less than you need. Slower keeps more muscle and is easier to hold; the first week shows more, as water goes.`
      const weeks = question.facts.weeks ?? question.span?.weeks
      if (!lose || lose < 0) return undefined
      if (!weeks)
        return /how long|\bwhen\b|how many (?:weeks|months)/.test(question.text)
          ? `${rounded(lose)} kg take about ${Math.ceil(lose / (kilograms * 0.0075))} weeks at ${rounded(kilograms * 0.0075)} kg a week, ${Math.ceil(lose / (kilograms * 0.01))} weeks at the fastest that is safe, with pauses more. Goals works out the energy for it.`
          : undefined
      const weight = bodyOf(question, person).body.weight
      const safe = weight * 0.01
      const least = Math.ceil(lose / safe)
      const [usual, most] = [rounded(Math.max(0.3, weight * 0.005)), rounded(safe)]
      return lose / weeks > safe
        ? `${rounded(lose)} kg in ${spanText(question, weeks)} is too fast: safe is about ${usual} to ${most} kg a week, so allow ${least} weeks and more. What goes faster is mostly water and muscle, and comes back.${least > 4 ? '' : ' '} Goals works out the energy for that; with an illness or medicines ask a doctor first.`
        : `${rounded(lose)} kg in ${spanText(question, weeks)} is ${rounded(lose / weeks)} kg a week, about ${Math.round(((lose / weeks) * energyOfKilogram) / 70) * 10} kcal a day below your need, within the safe ${most} kg a week. Lift twice a week and eat protein at each meal, so that it is fat that goes.${weightSentence(question, profileFor(question, person))}`
    },
  },
  {
    name: 'results in a short time',
    asks: [
      /six[- ]?pack|\babs\b|\bbelly|\bflat stomach|muscle|toned?\b|shredded|ripped|in shape|\bfit\b|stronger|bigger/,
      /\bin\b|\bby\b|within|before/,
    ],
    example: 'Can I get abs in three weeks?',
    answer(question) {
      const weeks = question.span?.weeks ?? question.facts.weeks
      if (!weeks || weeks > 8 || /soreness|\bsore\b/.test(question.text)) return undefined
      return `In ${spanText(question, weeks)} not much can be seen, and nobody honest promises it. ${weeks <= 4 ? 'What changes that soon is strength and habit' : 'Strength grows clearly, the mirror follows slowly'}: beginners gain about 0.5 to 1 kg of muscle a month, and body fat falls by about 0.5 kg a week at a sensible pace. Start with two or three strength sessions a week, protein at each meal and a small deficit if fat is in the way; think in months.`
    },
  },
  {
    name: 'weight that stays',
    asks: [
      /weight|scale|\bkg\b|kilo|\blbs?\b|pounds?|lose|losing|lost/,
      /\bstuck|stall|plateau|(?:hasn't|has not|doesn't|does not|won't|isn't|not|no longer|stopped) (?:\w+ )?(?:moved?|chang|going|budg|drop|los)|don't lose|\bno (?:weight ?)?(?:loss|progress)|nothing (?:happens|moves)|do not lose|not losing|can't lose|same weight|no change/,
    ],
    example: 'My weight has not moved for a month',
    answer(question, person) {
      const { facts, span } = question
      const { body, level } = bodyOf(question, person)
      const need = Math.round((restingEnergy(body) * activityFactor[level]) / 10) * 10
      const weeks = span?.weeks
      const time = span
        ? weeks! < 3
          ? `${span.said} is still short: water can hide the loss that long. `
          : `After ${span.said} it is more than water. `
        : ''
      const intake = facts.calories
        ? `At ${facts.calories} kcal a day and a need of about ${need} you should ${facts.calories < need - 100 ? `lose about ${rounded(((need - facts.calories) * 7) / energyOfKilogram)} kg a week, so most likely more is eaten than logged, or less is moved than thought` : 'hold your weight, so nothing is wrong: the deficit is missing'}. `
        : ''
      return `${time}${intake}Compare weekly averages, not single days. Weigh and log everything for one week, oil, drinks and weekends too. If the average still stands, eat 100 to 200 kcal less or walk 2,000 steps more, and not below ${body.sex === 'male' ? 1500 : 1200} kcal. A lighter body needs less, so let Goals count again.`
    },
  },
  {
    name: 'a day of too much',
    asks: [
      /\bate\b|overate|eaten|pigged|\bwent over\b|too much food|blew|\bcheat/,
      /yesterday|last night|weekend|party|wedding|holiday|christmas|binge/,
    ],
    example: 'I ate 3000 calories yesterday, should I fast today?',
    answer(question, person) {
      const { body, level } = bodyOf(question, person)
      const need = restingEnergy(body) * activityFactor[level]
      const { calories } = question.facts
      const over = calories && calories > need ? calories - need : undefined
      const sum = over
        ? `${calories} kcal are about ${Math.round(over / 50) * 50} above your need of some ${Math.round(need / 50) * 50}, at most ${rounded(over / energyOfKilogram, 2)} kg of fat; what the scale shows beyond that is water. `
        : 'One day changes little; what the scale shows tomorrow is mostly water. '
      return `${sum}Do not fast or punish yourself for it: eat your usual meals today, drink, walk, and go on as planned. The week counts.`
    },
  },
  {
    name: 'a jump of the scale',
    asks: [
      /\b(?:gain|went up|up|jump|heavier|put on|more)/,
      /overnight|yesterday|since (?:the )?(?:weekend|friday|sunday)|in (?:a|one) day|this morning|suddenly/,
      /scale|weigh|\bkg\b|kilo|\blbs?\b|pound/,
    ],
    example: 'Up 2 kg overnight, why does the scale do that?',
    answer({ facts, text }) {
      const said =
        /(?<!\d)\d+(?:[.,]\d+)?\s*(?:kg|kilos?|lbs?|pounds?)/.exec(text)?.[0] ??
        (facts.weight ? `${facts.weight} kg` : 'That')
      return `${said} in so short a time is water, salt, food in the gut and glycogen, not fat: a kilogram of fat takes some 7700 kcal above your need. It goes within a few days of normal eating. Look at the average of the week.`
    },
  },
]

const spanText = ({ span }: Question, weeks: number) => span?.said ?? `${rounded(weeks)} weeks`
