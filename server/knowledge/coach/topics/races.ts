import { capitalised } from '#contract/measures/capitalised.ts'
import { answerThatAsks, running } from '../prose.ts'
import type { Question } from '../question.ts'
import { rounded, type Topic } from './topic.ts'

type Race = {
  name: string
  said: RegExp
  kilometres: number
  weeks: readonly [number, number]
  longest: number
  row: string
}
/** Usual weeks of preparation and the longest run in it, in kilometers. */
const races: readonly Race[] = [
  {
    name: 'a half marathon',
    said: /half[- ]?marathon|\b21\s?k(?:m)?\b/,
    kilometres: 21.1,
    weeks: [12, 16],
    longest: 16,
    row: 'half marathon',
  },
  {
    name: 'a marathon',
    said: /\bmarathon\b|\b42\s?k(?:m)?\b/,
    kilometres: 42.2,
    weeks: [16, 20],
    longest: 30,
    row: 'marathon',
  },
  {
    name: 'a 10K',
    said: /\b10\s?k(?:m|s)?\b|\bten k\b/,
    kilometres: 10,
    weeks: [8, 12],
    longest: 9,
    row: '10k',
  },
  {
    name: 'a 5K',
    said: /\b5\s?k(?:m|s)?\b|\bfive k\b|parkrun/,
    kilometres: 5,
    weeks: [6, 9],
    longest: 4,
    row: '5k',
  },
]
const raceIn = ({ text }: Question) => races.find(({ said }) => said.test(text))

/** Preparation and pace of races. */
export const raceTopics: readonly Topic[] = [
  {
    name: 'pace for a time',
    asks: [/\bpace|how fast|min(?:ute)?s? per|split|\bsub[- ]?\d|\bunder \d/],
    example: 'What pace for a 25 minute 5k?',
    answer({ minutes, kilometres, text }) {
      const clock = /\b(\d):([0-5]\d)(?::[0-5]\d)?\b/.exec(text)
      const sub = /\b(?:sub|under)[- ]?(\d{1,3})\b(?! ?k)/.exec(text)
      const time = clock
        ? Number(clock[1]) * 60 + Number(clock[2])
        : (minutes ?? (sub ? Number(sub[1]) * (Number(sub[1]) < 7 ? 60 : 1) : undefined))
      if (!time || !kilometres || kilometres < 0.4) return undefined
      const speed = kilometres / (time / 60)
      if (speed > 26)
        return `${rounded(kilometres)} km in ${Math.round(time)} minutes would be ${rounded(speed)} km/h, faster than people run. Check time and distance.`
      return `${paceOf(time / kilometres)} min/km (${paceOf((time / kilometres) * 1.609_344)} min/mi) brings you to ${rounded(kilometres)} km in ${Math.round(time)} minutes. Run the first tenth a little slower than that, and train most other runs a minute or more slower.`
    },
  },
  {
    name: 'first runs of a beginner',
    asks: [
      /couch|never r[au]n|start (?:to )?run|begin|can't run|not a runner|first time/,
      /\brun|\bran\b|5\s?k|jog/,
    ],
    example: 'couch to 5k at 50, I never ran',
    answer(question) {
      if (question.kilometres && question.kilometres > 6) return undefined
      const { age } = question.facts
      const old =
        age && age >= 45
          ? ` At ${age}, see a doctor first if you have been inactive or have a heart condition in the family, and take two days between runs where one is not enough.`
          : ''
      return `Three times a week run one minute and walk two for 20 minutes, slowly enough to talk. Each week run a little more and walk a little less; after 8 to 10 weeks you run 30 minutes, which is about 5K for most. A day between runs lets tendons catch up.${old}`
    },
  },
  {
    name: 'taper',
    asks: [/\btaper/],
    example: 'How do I taper before a half marathon?',
    answer(question) {
      const race = raceIn(question)
      const weeks = !race
        ? ''
        : race.kilometres > 40
          ? 'two to three weeks'
          : race.kilometres > 20
            ? 'ten days to two weeks'
            : 'five to seven days'
      return `${race ? `Before ${race.name} taper for ${weeks}. ` : ''}${answerThatAsks(running, 'taper')}`
    },
  },
  {
    name: 'preparing a race',
    asks: [
      /marathon|\b(?:5|10|21|42)\s?k(?:m|s)?\b|\bten k\b|\bfive k\b|parkrun/,
      /plan|weeks?\b|months?\b|prepar|realistic|possible|ready|first|enough|how long|crazy|\b(?:train|training) for|schedule/,
    ],
    example: 'marathon plan for 16 weeks',
    answer(question) {
      const race = raceIn(question)
      const { text, span, facts } = question
      if (
        !race ||
        /calor|kcal|\bburn|\beat\b|\beating|sle(?:ep|pt)|protein|period|stretch|alcohol|beer|coffee|\bweigh|\blose|hurt|\bpain|\bsick|ill\b|\bdrink|\bfuel|taper|\bpace\b|\bshoe|race day|after (?:a|the|my)/.test(
          text,
        )
      )
        return undefined
      const weeks = span?.weeks ?? facts.weeks
      const plan = answerThatAsks(running, race.row)
      if (!weeks) return `For ${race.name} plan ${race.weeks[0]} to ${race.weeks[1]} weeks. ${plan}`
      const now = longestRun(question, race.kilometres)
      const time = span?.said ?? `${rounded(weeks)} weeks`
      const taper = race.kilometres > 40 ? 3 : race.kilometres > 20 ? 2 : 1
      const reach = now && Math.min(race.kilometres, now * 1.1 ** Math.max(0, weeks - taper))
      const verdict = reach
        ? reach >= race.longest
          ? `is realistic: a tenth more each week brings the long run from ${rounded(now)} to about ${rounded(Math.min(reach, race.longest + 3), 0)} km, and ${race.longest} are enough`
          : `is tight: a tenth more each week brings the long run from ${rounded(now)} to about ${rounded(reach, 0)} km, and ${race.longest} are what it takes to be comfortable. Walk breaks from the start, or a later race, are the sane ways`
        : weeks >= race.weeks[0]
          ? 'is enough time'
          : weeks >= race.weeks[0] * 0.6
            ? 'is tight, and works if you already run three times a week'
            : 'is too short to build up from nothing; run-walk it, or choose a later date'
      return `${capitalised(race.name)} in ${time} ${verdict}. ${plan} The Scheduler makes the plan by your days and the date.`
    },
  },
]

/** The kilometers one runs now, when said besides the race. */
function longestRun({ text }: Question, race: number): number | undefined {
  for (const [, figure, unit] of text.matchAll(
    /\b(\d{1,2}(?:[.,]\d)?)\s*(km|k|kilomet\w+|miles?|mi)\b(?!\s*(?:a|per)\b)/g,
  )) {
    const kilometres = Number(figure!.replace(',', '.')) * (unit!.startsWith('mi') ? 1.609_344 : 1)
    if (kilometres < race * 0.97) return kilometres
  }
  return undefined
}

function paceOf(minutes: number): string {
  const seconds = Math.round(minutes * 60)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
