import { capitalised } from '#contract/measures/capitalised.ts'
import { exercisesOf } from '../../exercises/exercises.ts'
import { type BodyPart, bodyParts } from '../body-parts.ts'
import type { Question } from '../question.ts'
import type { Topic } from './topic.ts'

const instead: Record<BodyPart['region'], string> = {
  lower: 'the upper body or the core',
  upper: 'legs or the core, or run, walk or cycle',
  trunk: 'legs, or walk or cycle',
}
const hurts =
  /\bpain|\bhurt|\bach(?:e|es|ing|y)\b|\bsore|\btender|\bsting|\bstabb|\bsharp|\bburning\b|swell|swoll|twist|\broll(?:ed)? (?:my|over)|splints?\b|\binjur|\bpull(?:ed)\b|strain|sprain|bruis|killing me|\bfried\b|\bwrecked|destroyed|\btoast\b|\b(?:is|are|feel) dead\b|\bdead (?:from|after)|\bjelly\b|\bkills\b|\bbothers?\b|\bdoms\b|can (?:hardly|barely)|barely (?:walk|move|lift|bend|raise)|can't (?:walk|move|lift|bend|raise)/
const fromTraining =
  /\b(?:after|from|did|since)\b.*\b(?:train|workout|session|gym|squat|deadlift|lunge|bench|press|dips|curls|plank|rows|swim|football|tennis|push-?\s?ups?|pull-?\s?ups?|run|race|ride|hike|lift|class|leg day|legs|\w+ day)|\byesterday\b|\bdoms\b|\bsore|barely (?:walk|move|lift|bend|raise)|can (?:hardly|barely)/
const injured =
  /sharp|stabb|swell|swoll|twist|\broll(?:ed)? (?:my|over)|sprain|\bpop|bruis|\block|give(?:s|n)? way|for (?:\w+ )?(?:weeks|months)|since (?:\w+ )?(?:weeks|months)|one side|outside|inside|\bwhen(?:ever)? i\b|\bevery time\b/
const acute = /swell|swoll|twist|\broll(?:ed)? (?:my|over)|sprain|\bpop|bruis|\block/

/** Soreness, pain and stiffness of a named part. */
export const bodyTopics: readonly Topic[] = [
  {
    name: 'stiffness',
    asks: [/stiff|\btight|tense|posture|hunch|slouch/],
    example: 'My neck is stiff from the computer',
    answer({ parts, text }) {
      const part =
        parts[0] ??
        (/posture|hunch|slouch/.test(text) ? bodyParts.find(({ name }) => name === 'shoulders') : undefined)
      if (!part || /\bsore\b/.test(text)) return undefined
      const names = exercisesOf('stretching')
        .filter(
          ({ primary, equipment, level }) =>
            level === 'beginner' &&
            equipment.every((one) => one === 'mat' || one === 'wall' || one === 'chair') &&
            primary.some((one) => part.muscles.includes(one)),
        )
        .slice(0, 3)
        .map(({ name, cues }) => `${name}: ${cues}`)
      if (!names.length) return undefined
      return `For ${part.name.endsWith('s') ? '' : 'a '}stiff ${part.name}, a few minutes two or three times a day, never into pain. ${names.join(' ')} Stand up and move every half hour. Pain down an arm or leg, numbness or weakness is for a doctor or physical therapist.`
    },
  },
  {
    name: 'pain of a part',
    asks: [hurts],
    example: 'My knee hurts when I run downhill',
    answer(question) {
      const part = question.parts.toSorted((one, other) => Number(other.isJoint) - Number(one.isJoint))[0]
      if (
        !part ||
        (!injured.test(question.text) && !part.isJoint) ||
        (!acute.test(question.text) && isSoreness(question))
      )
        return undefined
      const cause = causeOf(question)
      if (acute.test(question.text))
        return `Rest the ${part.name} today: no load through pain, cool it for some minutes at a time and raise it. If you cannot put weight on it, it looks out of shape, or it swells fast, see a doctor today. Otherwise move it without load as soon as that is free of pain, and let a physical therapist look at it if it is no better within a few days. Meanwhile train ${instead[part.region]}, as far as that does not hurt.`
      return `Pain in the ${part.name}${cause ? ` with ${cause.name}` : ''}: stop ${cause ? 'that' : 'what brings it on'} for now, and come back with less load, distance and depth once daily life is free of pain. Discomfort up to 3 of 10 that is gone the next morning is usually fine; sharp pain is not for training through.${cause?.help ? ` ${cause.help}` : ''} Meanwhile train ${instead[part.region]}. See a doctor or physical therapist if it swells, locks, gives way, wakes you, or stays over two weeks.`
    },
  },
  {
    name: 'soreness after training',
    asks: [hurts, fromTraining],
    example: 'sore legs, today',
    answer(question) {
      if (!isSoreness(question)) return undefined
      const { parts, text } = question
      const part = parts.find(({ isJoint }) => !isJoint) ?? parts[0]
      const day = question.days.find((one) => one !== 'yesterday') ?? 'today'
      const muscles = part ? part.name : 'muscles'
      const other = part ? instead[part.region] : 'muscles that are not sore'
      const isRun = /\brun|\bjog/.test(text)
      const strong =
        /fried|wrecked|destroyed|\bdead\b|barely|hardly|can't|cannot|stairs|killing|very sore|so sore|really sore/.test(
          text,
        )
      const now = `${capitalised(`sore ${muscles}, ${day}`)}: ${
        strong && isRun
          ? `leave out the run, walk or cycle easily for 20 to 30 minutes instead`
          : isRun
            ? `an easy short run is fine if the soreness fades as you warm up; otherwise walk`
            : `train ${other}, or move easily for 20 to 30 minutes`
      }.`
      const again = strong
        ? `Strength is clearly down, so give the ${muscles} another day or two of rest from hard work.`
        : `Work the ${muscles} hard again when they feel normal, usually 48 hours after the session.`
      const back =
        part?.region === 'trunk'
          ? ' Lift with less load next time, and see a doctor or physical therapist for pain below the knee, numbness or weakness.'
          : ' Soreness peaks after one to two days and is gone in two to four; sharp or one-sided pain, or pain in a joint, is something else.'
      return `${now} ${again}${back}`
    },
  },
]

/** Sore muscles after training, not a pain that comes with a movement. */
function isSoreness({ text, parts }: Question): boolean {
  if (!fromTraining.test(text) || !hurts.test(text) || /not (?:\w+ )?sore|never sore/.test(text)) return false
  const sore = /\bsore|\bdoms\b|barely|can hardly|fried|wrecked|destroyed|toast|\bdead\b|jelly/.test(text)
  return (
    sore ||
    (!parts.every(({ isJoint }) => isJoint)
      ? !injured.test(text)
      : /\bsore|killing/.test(text) && !injured.test(text))
  )
}

type Cause = { name: string; said: RegExp; help?: string }
const causes: readonly Cause[] = [
  {
    name: 'running downhill',
    said: /downhill/,
    help: 'Downhill brakes with the thighs: shorter, quicker steps, and walk steep parts for now.',
  },
  {
    name: 'running',
    said: /\brun|\bjog/,
    help: 'Shorter, quicker steps and softer ground take load off; look at how much you added in the last weeks.',
  },
  {
    name: 'cycling',
    said: /\bcycl|\bbik|\brid(?:e|ing)/,
    help: 'Look at the saddle: the knee is slightly bent at the lowest point.',
  },
  {
    name: 'squats',
    said: /squat/,
    help: 'Knees may pass the toes; what matters is that they follow them. A chair as depth and a wider stance help.',
  },
  { name: 'deadlifts', said: /deadlift/, help: 'Start from blocks, with a back that keeps one shape.' },
  {
    name: 'pressing',
    said: /\bbench|\bpress|push-?\s?up/,
    help: 'Elbows nearer to the body, hands on a raised edge or on fists or handles take load off.',
  },
  { name: 'lifting', said: /\blift/ },
  { name: 'walking', said: /\bwalk|stairs/ },
]
const causeOf = ({ text }: Question) => causes.find(({ said }) => said.test(text))
