import type { Exercise } from '#contract/training/exercises.ts'
import type { EquipmentChoice, TargetMuscle, Workout, WorkoutType } from '#contract/training/workouts.ts'
import { allExercises, exerciseById } from '../../exercises/exercises.ts'
import { buildWorkout } from '../../workouts/build-workout.ts'
import { kitFor } from '../../workouts/limits/equipment.ts'
import { limitationsWithin } from '../../workouts/limits/limitations.ts'
import { words as workoutWords } from '../../workouts/words.ts'
import type { CoachedPerson } from '../coached-person.ts'
import type { Question } from '../question.ts'
import { profileFor, type Topic } from './topic.ts'

const list = new Intl.ListFormat('en')
const noEquipment =
  /\bno (?:equipment|gym|weights|kit|gear)|without (?:any )?(?:equipment|gym|weights|kit|gear)|body ?weight|hotel|\bpark\b|\bfloor\b|nothing at home/
const types: readonly (readonly [WorkoutType, RegExp])[] = [
  ['yoga', /\byoga/],
  ['pilates', /pilates/],
  ['stretching', /stretch|flexib|mobility/],
  ['hiit', /\bhiit\b|interval|tabata/],
  ['cardio', /cardio|\bsweat/],
]
const targets: readonly (readonly [TargetMuscle, RegExp])[] = [
  ['legs', /\blegs?\b|lower body|thigh|quad|hamstring|calves/],
  ['chest', /chest|\bpecs?\b|upper body/],
  ['back', /\bback\b|\blats\b|upper body/],
  ['shoulders', /shoulder|upper body/],
  ['arms', /\barms?\b|bicep|tricep|upper body/],
  ['core', /\bcore\b|\babs\b|belly|six[- ]?pack/],
  ['glutes', /glute|\bbutt\b|\bbum\b|lower body/],
]
const session =
  /workout|\btrain|exercise|session|routine|circuit|what (?:should|can|could) i do|what to do|\bgym\b|\byoga\b|pilates|stretch|\bhiit\b|cardio/

/** Sessions composed from the exercise library, and exercises of it. */
export const sessionTopics: readonly Topic[] = [
  {
    name: 'form of an exercise',
    asks: [
      /\bhow (?:do|to|should|can)\b|form|technique|proper|correct|\btips?\b|\bcues?\b|right way|mind when|wrong/,
    ],
    example: 'What should I mind when doing a goblet squat?',
    answer({ text }) {
      const exercise = exerciseIn(text)
      if (!exercise || /how (?:many|much|often|long)|\bhurt|\bpain|\bmore\b|first/.test(text))
        return undefined
      const cue = workoutWords.form[exercise.pattern]
      const easier = exercise.easier && exerciseById(exercise.easier)?.name
      const harder = exercise.harder && exerciseById(exercise.harder)?.name
      const ladder = [easier && `easier is the ${easier}`, harder && `harder the ${harder}`].filter(Boolean)
      return `${exercise.name}: ${exercise.cues}${cue ? ` ${cue}` : ''} Stop the set when form changes.${ladder.length ? ` If it does not suit: ${ladder.join(', ')}.` : ''}`
    },
  },
  {
    name: 'muscles of an exercise',
    asks: [
      /(?:what|which) (?:muscles?|body part)|\bmuscles? (?:does|do|is|are)|\bwhat (?:does|do) .* (?:train|work)\b/,
    ],
    example: 'What muscles does a deadlift work?',
    answer({ text }) {
      const exercise = exerciseIn(text)
      if (!exercise) return undefined
      const named = (muscles: readonly string[]) =>
        list.format(muscles.map((one) => one.replaceAll('_', ' ')))
      return `The ${exercise.name} trains mainly ${named(exercise.primary)}${exercise.secondary.length ? `, and with them ${named(exercise.secondary)}` : ''}.`
    },
  },
  {
    name: 'amount of an exercise',
    asks: [/how (?:many|often|long)|how much/],
    example: 'How many push-ups should a beginner do?',
    answer({ text }) {
      const exercise = exerciseIn(text)
      if (!exercise || /calor|kcal|burn|muscles|weight should|\brest\b|\bsets and reps/.test(text))
        return undefined
      return exercise.timed
        ? `${exercise.name}: two or three holds that you end while the form is still good, 20 to 40 seconds each, on two or three days a week. Choose a harder one rather than longer holds when a minute is easy.`
        : `${exercise.name}: two to four sets, each ended with one to three repetitions left, on two or three days a week. Beginners start with two sets of 5 to 10${exercise.easier ? ` (of the ${exerciseById(exercise.easier)!.name} if that is too hard)` : ''}; when 12 are easy, take more load or a harder variation.`
    },
  },
  {
    name: 'exercises for a part',
    asks: [
      /exercises?\b|\bmoves?\b|how (?:do|can|to|should).*(?:train|strengthen|grow|build|tone)|strengthen|bigger|stronger/,
    ],
    example: 'best exercise for bigger arms',
    answer(question) {
      const { text, parts, minutes } = question
      const part = parts[0]
      if (!part || minutes || /\bhurt|\bpain|\bsore|\bach|instead|calor|\bburn|safe|\bfat\b/.test(text))
        return undefined
      const kit = kitFor('gym', text)
      const isBare = noEquipment.test(text)
      const names = allExercises
        .filter(
          ({ primary, equipment, pattern, level }) =>
            level !== 'advanced' &&
            pattern !== 'stretch' &&
            pattern !== 'mobility' &&
            pattern !== 'breath' &&
            primary.slice(0, 2).some((one) => part.muscles.includes(one)) &&
            (isBare ? !equipment.length : !kit.wanted.size || equipment.some((one) => kit.wanted.has(one))),
        )
        .map(({ name }) => name)
      if (!names.length) return undefined
      const step = Math.max(1, Math.floor(names.length / 5))
      const some = names.filter((_, at) => at % step === 0).slice(0, 5)
      return `For the ${part.name}: ${list.format(some)}. Two or three of them, three sets of 8 to 12 with one to three repetitions left, twice a week, a little more each week. Workout Plans makes a session of them.`
    },
  },
  {
    name: 'instead of an exercise',
    asks: [
      /easier|harder|too (?:hard|easy)|instead of|alternative|replace(?:ment)?|substitut|swap|other than/,
    ],
    example: 'What can I do instead of push-ups?',
    answer({ text }) {
      const exercise = exerciseIn(text)
      if (!exercise) return undefined
      const rung = /easier|too hard|can't do/.test(text)
        ? exercise.easier
        : /harder|too easy/.test(text)
          ? exercise.harder
          : null
      const other = rung && exerciseById(rung)
      if (other)
        return `${/easier|too hard|can't do/.test(text) ? 'Easier' : 'Harder'} than the ${exercise.name} is the ${other.name}: ${other.cues}`
      const kit = kitFor('home', text)
      const others = allExercises
        .filter(
          ({ id, pattern, primary, equipment }) =>
            id !== exercise.id &&
            pattern === exercise.pattern &&
            primary[0] === exercise.primary[0] &&
            (!kit.wanted.size ? equipment.length < 2 : equipment.every((one) => kit.wanted.has(one))),
        )
        .slice(0, 4)
        .map(({ name }) => name)
      return others.length
        ? `Instead of the ${exercise.name}, these train the same movement: ${others.join(', ')}. Choose one that you can do with two repetitions left and no pain.`
        : undefined
    },
  },
  {
    name: 'workout by time and equipment',
    asks: [
      session,
      /\bmin|\bhours?\b|\bgive me|\bwhat\b|\bsuggest|\bmake me|plan me|\bneed a|\bonly\b|\bno equipment|\bwith (?:a|my|one|two|dumb|kettle|band)|without/,
    ],
    example: 'Only 25 minutes and two dumbbells, what workout?',
    answer: workoutFor,
  },
  {
    name: 'workout by place and time alone',
    asks: [
      /\bmin(?:ute)?s?\b/,
      /hotel|equipment|\bno (?:kit|gear)|kettle ?bell|dumb ?bell|\bbands?\b|\bgym\b|body ?weight|at home|living room|\bpark\b/,
    ],
    example: 'living room, 15 min, dumbbells',
    answer: workoutFor,
  },
  {
    name: 'workout by equipment alone',
    asks: [
      /\bonly\b|\bjust\b|all i have|\bi have\b/,
      /kettle ?bell|dumb ?bell|\bbands?\b|barbell|no equipment|body ?weight/,
    ],
    example: 'resistance bands only, upper body',
    answer: workoutFor,
  },
  {
    name: 'training with a condition',
    asks: [
      /train|exercise|workout|muscle|strong|lift|\brun|\bjog|\bhiit|sport|\bmove|\bsafe|cycl|swim|\bgym\b|strength|yoga|\bwalk/,
    ],
    example: 'Which exercise with arthritis?',
    answer(question, person) {
      const { text, facts, parts } = question
      const limits = limitationsWithin(text)
      const keys = limits.understood.filter(
        (key) =>
          conditionNames[key] &&
          !(key === 'heart' && /heart rate/.test(text)) &&
          !(key === 'injury' && !/surger|operat|replacement/.test(text)),
      )
      const age =
        facts.age ?? (question.isForOther ? undefined : (profileFor(question, person).age ?? undefined))
      const isOld = facts.age !== undefined && facts.age >= 60
      if (!keys.length && !isOld && !/\bolder|elderly|senior|\bgrand/.test(text)) return undefined
      if (!keys.length && /\brun|5\s?k|couch|marathon/.test(text)) return undefined
      const names = keys.map((key) => conditionNames[key])
      const rules = keys.map((key) => workoutWords.condition[key]).filter(Boolean)
      const who = isOld || !keys.length ? (age && isOld ? `At ${age}, ` : 'For older people, ') : ''
      const what = who
        ? `${who}strength twice a week, balance on three days and brisk walks are what guidelines ask for (WHO). Safe to begin with: chair squats (sit-to-stand), wall push-ups, heel raises at a chair, rows with a band, and standing on one leg beside a wall; two sets of 8 to 12, two repetitions left.`
        : `With ${names.join(' and ')}${parts.length ? ` (${parts[0]!.name})` : ''} moving is usually good for you: walking, cycling, swimming and light strength with an effort at which you can talk, a little more each week.`
      const ask =
        limits.care.has('ask_first') || who
          ? 'Ask the doctor first, above all after a pause or with medicines, and stop at chest pain, dizziness or unusual breathlessness.'
          : 'Pain that is worse the next day means less of it; a doctor or physical therapist can say where your limits are.'
      return [what, ...rules, ask].join(' ')
    },
  },
  {
    name: 'return after a break',
    asks: [
      /missed|\bbreak\b|\boff\b|\bpause|get back|\bback (?:in)?to\b|return|vacation|holiday|after (?:being )?(?:sick|ill|covid|flu)|haven't (?:trained|run|exercised|worked)/,
    ],
    example: 'I had three weeks off, how do I start again?',
    answer({ span }) {
      if (!span) return undefined
      const { said, weeks } = span
      const [amount, again] =
        weeks <= 1
          ? ['as before, the first session a little easier', 'at once']
          : weeks <= 3
            ? ['half to two thirds of the sets or the distance', 'in about two weeks']
            : weeks <= 8
              ? ['half of the sets or distance and lighter weights', 'in three to four weeks']
              : [
                  'as a beginner would, two or three short sessions a week',
                  'faster than the first time, in one to three months',
                ]
      return `After ${said} off, start with ${amount}; you are back where you were ${again}. ${weeks <= 3 ? 'Little strength is lost in that time, endurance a few percent.' : 'Strength comes back sooner than endurance, and tendons need the most patience.'} Do not make up for what was missed. After an illness, begin only when you have been well for a few days.`
    },
  },
]

const conditionNames: Record<string, string> = {
  disc: 'a disc problem',
  pressure: 'high blood pressure',
  heart: 'a heart condition',
  breath: 'trouble breathing',
  diabetes: 'diabetes',
  bones: 'osteoporosis',
  joints: 'arthritis or joint trouble',
  weight: 'a high body weight',
  hernia: 'a hernia',
  injury: 'an operation behind you',
  balance: 'poor balance',
  pelvic_floor: 'pelvic floor trouble',
}

function workoutFor(question: Question, person: CoachedPerson): string | undefined {
  const { text } = question
  const isYesOrNo = /^(?:is|are|am|do|does|did|was|can i|could i|may i|should i|will|would)\b/.test(text)
  if (isYesOrNo && !/\bwhat\b|give me|suggest|make me/.test(text)) return undefined
  if (
    /calor|kcal|\bburn|\beat\b|protein|\bwater|drink|electrolyt|\bhow (?:often|many|long|much)|\bsleep|slept|plan for|\bweeks?\b|\bpace|\bbetter\b|\b(?:before|after) (?:a |my |the )?(?:run|race|train|workout|gym|lift|ride|swim|bed|eat|meal|cardio|weights)|\bvs\b|\bor\b|\bwhy\b|\bjog|\brid(?:e|ing)\b|should i (?:still|stretch|train when)/.test(
      text,
    )
  )
    return undefined
  const muscles = targets.filter(([, said]) => said.test(text)).map(([one]) => one)
  const minutes = question.minutes ?? 30
  const kit = kitFor('gym', text)
  const pieces = [...kit.wanted]
  if (question.minutes === undefined && !pieces.length && !muscles.length && !noEquipment.test(text)) {
    if (!/\btoday|\btonight|\btomorrow|\bnow\b|give me|suggest|make me|workout for/.test(text))
      return undefined
  }
  const equipment: EquipmentChoice = noEquipment.test(text)
    ? 'none'
    : pieces.length || /\bgym\b/.test(text)
      ? 'gym'
      : 'none'
  const isOnly = pieces.length > 0
  const kilograms = profileFor(question, person).weight
  const { workout } = buildWorkout(
    {
      prompt: isOnly ? `${text}\nonly ${pieces.map((one) => one.replaceAll('_', ' ')).join(' and ')}` : text,
      workoutType: types.find(([, said]) => said.test(text))?.[0] ?? 'strength',
      duration: Math.min(120, Math.max(5, minutes)),
      fitnessLevel: /advanced|experienced/.test(text)
        ? 'advanced'
        : /beginner|\bnew\b|never|first/.test(text)
          ? 'beginner'
          : 'intermediate',
      equipment,
      targetMuscles: muscles.length ? muscles : ['fullbody'],
      goals: /muscle|bigger/.test(text)
        ? 'muscle_gain'
        : /strong|strength/.test(text)
          ? 'strength'
          : 'general_fitness',
      limitations: null,
    },
    { seed: daySeed(person.today), ...(kilograms !== null && { kilograms }) },
  )
  const day = question.days.find((one) => one !== 'yesterday')
  const using =
    noEquipment.test(text) || !pieces.length
      ? equipment === 'gym'
        ? 'in the gym'
        : 'without equipment'
      : `with ${pieces.map((one) => one.replaceAll('_', ' ')).join(' and ')}`
  const assumed = question.minutes === undefined ? ' (you named no time, so 30 are taken)' : ''
  const planned =
    person.diary?.next?.day === person.today && !question.isForOther
      ? ` Your schedule has “${person.diary.next.title}” today.`
      : ''
  return `${Math.round(minutes)} minutes${assumed} ${using}${muscles.length ? ` for ${list.format(muscles)}` : ''}${day ? `, ${day}` : ''}:\n${linesOf(workout)}\nWorkout Plans makes more of them, saves them and leads you through.${planned}`
}

/** Blocks of a workout in a line each. */
function linesOf({ blocks }: Workout): string {
  return blocks
    .map(({ kind, title, rounds, exercises }) => {
      const names = exercises.map(({ name, sets, reps, seconds, perSide }) =>
        kind === 'warm_up' || kind === 'cool_down'
          ? name
          : `${name} ${sets > 1 ? `${sets} × ` : ''}${reps ?? `${perSide ? Math.round(seconds / 2) : seconds} s`}${perSide ? ' a side' : ''}`,
      )
      return `${title}${rounds > 1 ? `, ${rounds} rounds` : ''}: ${names.join(', ')}.`
    })
    .join('\n')
}

const daySeed = (day: string) => Number(day.replaceAll('-', ''))

const stem = (word: string) => word.replace(/(?:s|ing)$/, '')
const namesOf = (text: string) =>
  new Set(
    text
      .replace(/\b(push|pull|chin|sit|step|press|get)[- ]ups?\b/g, '$1up')
      .replace(/[^a-z]+/g, ' ')
      .split(' ')
      .filter(Boolean)
      .map(stem),
  )
/** Last words of names that name an exercise by themselves. */
const movements = new Set(
  (
    'squat lunge deadlift plank bridge press row curl pushup pullup chinup situp stepup dip swing thruster raise fly ' +
    'burpee crunch climber jack pulldown extension kickback snatch clean thrust shrug superman'
  ).split(' '),
)
/** The library's exercise with the most of its words in the text; "plank" finds a plank. */
function exerciseIn(text: string): Exercise | undefined {
  const said = namesOf(text)
  let best: Exercise | undefined
  let most = 0
  for (const exercise of allExercises) {
    const name = [...namesOf(exercise.name.toLowerCase())]
    const found = name.filter((word) => said.has(word)).length
    if (!found || (found < name.length && !(movements.has(name.at(-1)!) && said.has(name.at(-1)!)))) continue
    if (found === 1 && name.length === 1 && !movements.has(name[0]!)) continue
    const score = found * 2 - (name.length - found) * 0.5
    if (score > most) [best, most] = [exercise, score]
  }
  return best
}
