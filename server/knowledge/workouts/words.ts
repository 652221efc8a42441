import type { EquipmentPiece, FitnessLevel } from '#contract/training/exercises.ts'
import type { EquipmentChoice, TargetMuscle, WorkoutGoal, WorkoutType } from '#contract/training/workouts.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })
const letter = (at: number) => String.fromCharCode(65 + at)

const types: Record<WorkoutType, string> = {
  strength: 'Strength',
  cardio: 'Cardio',
  hiit: 'HIIT',
  yoga: 'Yoga',
  pilates: 'Pilates',
  functional: 'Functional training',
  stretching: 'Stretching',
  mixed: 'Mixed training',
}
const goals: Record<WorkoutGoal, string> = {
  weight_loss: 'weight loss',
  muscle_gain: 'muscle gain',
  strength: 'strength',
  endurance: 'endurance',
  flexibility: 'flexibility',
  general_fitness: 'general fitness',
  rehabilitation: 'rehabilitation',
}
const targets: Record<TargetMuscle, string> = {
  chest: 'chest',
  back: 'back',
  shoulders: 'shoulders',
  arms: 'arms',
  core: 'core',
  legs: 'legs',
  glutes: 'glutes',
  fullbody: 'the whole body',
}
const levels: Record<FitnessLevel, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}
const equipment: Record<EquipmentChoice, string> = {
  none: 'no equipment',
  basic: 'basic equipment',
  home: 'a home gym',
  gym: 'a gym',
}
const piece = (one: EquipmentPiece) => one.replaceAll('_', ' ')

export const words = {
  title: (type: WorkoutType, asked: readonly TargetMuscle[]) =>
    asked.length > 3 || asked.includes('fullbody')
      ? `${types[type]} for ${targets.fullbody}`
      : `${types[type]} for ${list.format(asked.map((one) => targets[one]))}`,
  blocks: {
    warmUp: 'Warm-up',
    coolDown: 'Cool-down',
    lifts: 'Main lifts',
    accessories: 'Accessories',
    superset: 'Accessory superset',
    circuit: 'Circuit',
    circuitOf: (at: number) => `Circuit ${letter(at)}`,
    cardio: 'Cardio circuit',
    cardioOf: (at: number) => `Cardio circuit ${letter(at)}`,
    intervals: (work: number, rest: number, at: number) =>
      `Intervals ${letter(at)}, ${work} s on, ${rest} s off`,
    laps: 'Hard and easy in turn',
    steady: 'Steady',
    easy: 'Easy finish',
    centring: 'Centring and warm-up',
    standing: 'Standing poses',
    floor: 'On the floor',
    rest: 'Rest',
    mat: 'Mat work',
    stretches: 'Stretches',
  },
  summary: (
    level: FitnessLevel,
    minutes: number,
    kilocalories: number,
    choice: EquipmentChoice,
    goal: WorkoutGoal,
  ) =>
    `${levels[level]} · ${minutes} minutes · about ${kilocalories} kcal · ${equipment[choice]} · for ${goals[goal]}`,
  blockLine: (title: string, minutes: string, rounds: number, between: number) =>
    `${title} (${minutes}${rounds > 1 ? `, ${rounds} rounds${between ? `, ${between} s of rest between them` : ''}` : ''})`,
  minutes: (seconds: number) =>
    seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`,
  sets: (sets: number, amount: string) => (sets > 1 ? `${sets} × ${amount}` : amount),
  reps: (reps: number) => (reps === 1 ? '1 repetition' : `${reps} repetitions`),
  aSide: 'a side',
  rest: (seconds: number) => `rest ${seconds} s`,
  tempo: (tempo: string) => `tempo ${tempo}`,
  effort: (rpe: number) => `RPE ${rpe}`,
  notes: 'Notes',
  breaths: (count: number, perSide: boolean) =>
    `About ${count} slow breaths${perSide ? ' on each side' : ''}. `,
  note: {
    scale:
      'RPE is how hard it feels from 1 to 10: at 7 three more clean repetitions would go, at 8 two, at 9 one.',
    lighterFirst:
      'Before the first heavy lift do two or three lighter sets of it, each a little heavier, with few repetitions.',
    missingKit: (pieces: readonly EquipmentPiece[]) =>
      `You wrote of ${list.format(pieces.map(piece))} but chose no equipment; this workout does without. Choose other equipment to use it.`,
    heavyWithout: (choice: EquipmentChoice) =>
      `Maximal strength wants heavy weights. With ${equipment[choice]} the harder variations and slow lowering take their place: choose one that leaves one or two clean repetitions.`,
    sizeOfType: (type: WorkoutType) =>
      `${types[type]} keeps strength and control; for more muscle add two strength sessions a week.`,
    energyOfType: (type: WorkoutType) =>
      `${types[type]} uses little energy; for weight loss add walks or cardio, and food decides most of it.`,
    hiitEased: 'Hard intervals do not suit what you wrote, so these stay at a pace at which you can talk.',
    hardEnough: 'Half an hour of hard intervals is enough; the rest of the time is easy on purpose.',
    rehabilitation:
      'Rehabilitation belongs in the hands of your physical therapist or doctor. Show them this workout and stop at any pain above 3 of 10.',
    notCovered: (asked: readonly TargetMuscle[]) =>
      `Nothing suitable for ${list.format(asked.map((one) => targets[one]))} was left at your level, with what you have and what you wrote; it works along in the other exercises.`,
    noTime: (asked: readonly TargetMuscle[]) =>
      `The time is too short for ${list.format(asked.map((one) => targets[one]))} as well.`,
    unread: (clauses: readonly string[]) =>
      `${list.format(clauses.map((one) => `“${one}”`))} could not be planned around. Please ask a doctor or physical therapist what to leave out.`,
    unreadLong:
      'Part of what you wrote about your body could not be planned around. Please ask a doctor or physical therapist what to leave out.',
    askFirst:
      'Please let a doctor, midwife or physical therapist say yes to this workout first. Stop at pain, dizziness, bleeding or pressure in the chest.',
    easierNext: 'The last session was very hard: one set less and a little lighter today.',
    harderNext: 'The last session felt easy: a repetition more today.',
  },
  /** Notes on exclusions and cautions by condition. */
  condition: {
    knee: 'For your knees: no jumps, deep squats or lunges. Pain-free range only.',
    back: 'For your back: no loaded bending, no sit-ups, nothing that arches or twists it under load.',
    disc: 'For your discs: the spine stays neutral; no bending under load, twists or impact.',
    shoulder: 'For your shoulder: nothing overhead and no weight on it.',
    wrist: 'For your wrists: no weight on bent hands.',
    elbow: 'For your elbow: no curls, dips or hanging.',
    ankle: 'For your feet and ankles: no jumps, hops or running.',
    hip: 'For your hips: no deep or wide positions and no impact.',
    neck: 'For your neck: no curling up with the head and nothing that loads it.',
    pregnancy:
      'For your pregnancy: nothing lying flat or on the belly, no jumps, no straining; breathe all the time and drink enough.',
    birth: 'After a birth: no jumps, sit-ups or straining, and exhale on every effort.',
    pelvic_floor: 'For your pelvic floor: no jumps and no straining; exhale as you lift.',
    pressure: 'For your blood pressure: no long hard holds, nothing head down, and never hold your breath.',
    heart:
      'For your heart: a gentle pace throughout; chest pain, palpitations or dizziness means stop and call for help.',
    breath: 'For your breathing: a longer, softer start and no all-out efforts. Keep your inhaler at hand.',
    diabetes: 'With diabetes: check your sugar before and after, and have something sweet within reach.',
    balance: 'For your balance: nothing on one leg without a hold; keep a wall or chair near.',
    bones: 'For your bones: no bending or twisting under load and no falls; upright and steady work instead.',
    joints: 'For your joints: no impact and a moderate effort; a little soreness may stay at most a day.',
    weight: 'Easy on the joints: nothing here jumps.',
    hernia: 'With a hernia: no straining, no holding the breath, no sit-ups.',
    injury: 'With an injury or an operation: a gentle effort and only what is free of pain.',
    ill: 'While ill or in treatment: rest comes first, and fever means no training at all.',
    age: 'Steady and safe: no jumps, and something to hold on to.',
    seated: 'Everything here is done seated.',
    floor: 'Nothing here is done on the floor.',
    impact: 'Nothing here jumps or pounds.',
  } as Record<string, string>,
  /** Key points of a movement, for coaching. */
  form: {
    squat: 'Spread the floor with your feet and let knees and hips bend together.',
    hinge: 'Push the hips back as if closing a door; the shins hardly move.',
    lunge: 'Most of the weight is on the front heel; come up without pushing off behind.',
    horizontal_push: 'Elbows at about 45 degrees, shoulder blades moving freely around the ribs.',
    vertical_push: 'Ribs down and glutes tight before the weight leaves the shoulders.',
    horizontal_pull: 'Begin by drawing the shoulder blade back, and pause a moment at the end.',
    vertical_pull: 'Draw the shoulders away from the ears first, then bend the elbows.',
    carry: 'Short steps, quiet breath, the crown of the head high.',
    rotation: 'Turn around a long spine; the movement ends where the ribs end.',
    anti_rotation: 'Exhale fully, keep those ribs, and let nothing move but what should.',
    trunk_flexion: 'Curl one vertebra after the other and exhale on the way.',
    trunk_extension: 'Make yourself long before you lift; the neck follows the spine.',
    isolation: 'Only one joint moves; lower at half the speed.',
    jump: 'Land as quietly as you can and stop when the landings get loud.',
    locomotion: 'Light feet, loose shoulders, breathing in a rhythm.',
  } as Record<string, string>,
  progress: {
    up: (rpe: number) => `Last time it felt like ${rpe}: take 5% more weight, or a harder variation.`,
    more: (rpe: number) => `Last time it felt like ${rpe}: a repetition or two more at the same weight.`,
    same: 'Last time was right: keep the weight and try for one repetition more.',
    down: (rpe: number | null) =>
      rpe === null
        ? 'Last time not all sets went: take 5 to 10% less weight.'
        : `Last time it felt like ${rpe}: take 5 to 10% less weight and keep every repetition clean.`,
  },
} as const
