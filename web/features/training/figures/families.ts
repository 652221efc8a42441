import type { Exercise } from '#contract/training/exercises.ts'
import type { Pose } from './pose.ts'

/** Two poses of a movement, or one that is held; `bar` hangs from a bar, `weight` holds one. */
export type Family = { poses: readonly [Pose] | readonly [Pose, Pose]; bar?: true; weight?: true }

const both = (near: number, far: number) =>
  [
    [near, far],
    [near, far],
  ] as const
const standing: Pose = { trunk: -90, arms: both(88, 84), legs: both(90, 90) }
const lying = { trunk: 180, arms: both(10, 4), legs: both(-50, 62) } satisfies Pose
const onAllFours: Pose = { trunk: -4, arms: both(90, 90), legs: both(90, 178), head: -10 }
const high: Pose = { trunk: -22, arms: both(90, 90), legs: both(158, 158) }

export const families = {
  squat: { poses: [standing, { trunk: -62, arms: both(-5, -5), legs: both(8, 108) }] },
  hinge: { poses: [standing, { trunk: -18, arms: both(90, 90), legs: both(76, 102) }] },
  swing: {
    poses: [
      { trunk: -30, arms: both(120, 125), legs: both(70, 105) },
      { trunk: -92, arms: both(0, -4), legs: both(90, 90) },
    ],
    weight: true,
  },
  lunge: {
    poses: [
      standing,
      {
        trunk: -90,
        arms: both(92, 80),
        legs: [
          [8, 92],
          [98, 176],
        ],
      },
    ],
  },
  sideLunge: {
    poses: [
      standing,
      {
        trunk: -70,
        arms: both(20, -20),
        legs: [
          [10, 100],
          [142, 142],
        ],
      },
    ],
  },
  stepUp: {
    poses: [
      {
        trunk: -82,
        arms: both(92, 70),
        legs: [
          [0, 88],
          [95, 98],
        ],
      },
      {
        trunk: -90,
        arms: [
          [60, -30],
          [120, 60],
        ],
        legs: [
          [90, 90],
          [20, 100],
        ],
      },
    ],
  },
  pushUp: { poses: [high, { trunk: -6, arms: both(172, 74), legs: both(174, 174) }] },
  wallPress: {
    poses: [
      { trunk: -78, arms: both(-8, -8), legs: both(100, 100) },
      { trunk: -70, arms: both(60, -40), legs: both(108, 108) },
    ],
  },
  dip: {
    poses: [
      { trunk: -90, arms: both(100, 92), legs: both(20, 40) },
      { trunk: -92, arms: both(165, 70), legs: both(-8, 50) },
    ],
  },
  floorPress: {
    poses: [
      { ...lying, arms: both(4, -88) },
      { ...lying, arms: both(-88, -90) },
    ],
    weight: true,
  },
  press: {
    poses: [
      { trunk: -90, arms: both(60, -82), legs: both(90, 90) },
      { trunk: -90, arms: both(-88, -90), legs: both(90, 90) },
    ],
    weight: true,
  },
  row: {
    poses: [
      { trunk: -28, arms: both(90, 90), legs: both(74, 102) },
      { trunk: -28, arms: both(178, 78), legs: both(74, 102) },
    ],
    weight: true,
  },
  seatedRow: {
    poses: [
      { trunk: -85, arms: both(5, 5), legs: both(-8, 12) },
      { trunk: -95, arms: both(120, -5), legs: both(-8, 12) },
    ],
  },
  pullUp: {
    poses: [
      { trunk: -90, arms: both(-90, -90), legs: both(78, 150) },
      { trunk: -86, arms: both(30, -95), legs: both(78, 150) },
    ],
    bar: true,
  },
  plank: { poses: [{ trunk: -14, arms: both(90, 2), legs: both(168, 168) }] },
  highPlank: { poses: [high] },
  climber: {
    poses: [
      high,
      {
        ...high,
        legs: [
          [30, 130],
          [158, 158],
        ],
      },
    ],
  },
  sidePlank: {
    poses: [
      {
        trunk: -28,
        arms: [
          [90, 20],
          [-90, -90],
        ],
        legs: both(154, 154),
      },
    ],
  },
  bridge: { poses: [lying, { trunk: 150, arms: both(6, 2), legs: both(-8, 84), head: 178 }] },
  deadBug: {
    poses: [
      { trunk: 180, arms: both(-90, -90), legs: both(-90, 0) },
      {
        trunk: 180,
        arms: [
          [-165, -170],
          [-90, -90],
        ],
        legs: [
          [-90, 0],
          [-18, -14],
        ],
      },
    ],
  },
  crunch: {
    poses: [
      { ...lying, arms: both(-40, -120) },
      { ...lying, trunk: 205, arms: both(-10, -5), head: 235 },
    ],
  },
  legRaise: {
    poses: [
      { trunk: 180, arms: both(8, 4), legs: both(-6, -6) },
      { trunk: 180, arms: both(8, 4), legs: both(-80, -84) },
    ],
  },
  boat: { poses: [{ trunk: -128, arms: both(0, 0), legs: both(-34, -34) }] },
  birdDog: {
    poses: [
      onAllFours,
      {
        ...onAllFours,
        arms: [
          [-8, -8],
          [90, 90],
        ],
        legs: [
          [90, 178],
          [180, 184],
        ],
      },
    ],
  },
  kick: {
    poses: [
      onAllFours,
      {
        ...onAllFours,
        legs: [
          [90, 178],
          [192, 255],
        ],
      },
    ],
  },
  catCow: {
    poses: [
      { ...onAllFours, head: 40 },
      { ...onAllFours, trunk: 4, head: -45 },
    ],
  },
  superman: {
    poses: [
      { trunk: 0, arms: both(0, 0), legs: both(180, 180) },
      { trunk: -14, arms: both(-18, -18), legs: both(188, 192), head: -10 },
    ],
  },
  cobra: { poses: [{ trunk: -46, arms: both(88, 92), legs: both(178, 180), head: -75 }] },
  curl: {
    poses: [
      { trunk: -90, arms: both(90, 88), legs: both(90, 90) },
      { trunk: -90, arms: both(92, -58), legs: both(90, 90) },
    ],
    weight: true,
  },
  raise: {
    poses: [
      standing,
      {
        trunk: -90,
        arms: [
          [0, 0],
          [180, 180],
        ],
        legs: [
          [84, 86],
          [96, 94],
        ],
      },
    ],
    weight: true,
  },
  sideLift: {
    poses: [
      { trunk: 180, arms: both(60, 0), legs: both(0, 0) },
      {
        trunk: 180,
        arms: both(60, 0),
        legs: [
          [0, 0],
          [-34, -34],
        ],
      },
    ],
  },
  jack: {
    poses: [
      {
        trunk: -90,
        arms: [
          [76, 84],
          [104, 96],
        ],
        legs: [
          [86, 88],
          [94, 92],
        ],
      },
      {
        trunk: -90,
        arms: [
          [-48, -62],
          [-132, -118],
        ],
        legs: [
          [64, 64],
          [116, 116],
        ],
      },
    ],
  },
  jump: {
    poses: [
      { trunk: -58, arms: both(120, 130), legs: both(14, 112) },
      { trunk: -90, arms: both(-85, -88), legs: both(92, 96) },
    ],
  },
  run: {
    poses: [
      {
        trunk: -82,
        arms: [
          [40, -45],
          [130, 50],
        ],
        legs: [
          [118, 172],
          [20, 94],
        ],
      },
      {
        trunk: -82,
        arms: [
          [130, 50],
          [40, -45],
        ],
        legs: [
          [66, 92],
          [125, 200],
        ],
      },
    ],
  },
  carry: {
    poses: [
      {
        trunk: -90,
        arms: both(90, 90),
        legs: [
          [72, 78],
          [106, 110],
        ],
      },
    ],
    weight: true,
  },
  downDog: { poses: [{ trunk: 38, arms: both(40, 42), legs: both(122, 118), head: 60 }] },
  childPose: { poses: [{ trunk: 18, arms: both(14, 4), legs: both(14, 178), head: 30 }] },
  warrior: {
    poses: [
      {
        trunk: -90,
        arms: [
          [0, 0],
          [180, 180],
        ],
        legs: [
          [18, 92],
          [142, 142],
        ],
      },
    ],
  },
  tree: {
    poses: [
      {
        trunk: -90,
        arms: [
          [-76, -98],
          [-104, -82],
        ],
        legs: [
          [90, 90],
          [32, 150],
        ],
      },
    ],
  },
  tip: {
    poses: [
      {
        trunk: -4,
        arms: both(-2, -2),
        legs: [
          [90, 90],
          [182, 182],
        ],
      },
    ],
  },
  forwardFold: { poses: [{ trunk: 58, arms: both(86, 92), legs: both(92, 90), head: 80 }] },
  seatedFold: { poses: [{ trunk: -34, arms: both(28, 14), legs: both(2, 0), head: -10 }] },
  seat: {
    poses: [
      {
        trunk: -90,
        arms: both(60, 30),
        legs: [
          [12, 170],
          [18, 174],
        ],
      },
    ],
  },
  kneelLunge: {
    poses: [
      {
        trunk: -88,
        arms: both(50, 70),
        legs: [
          [6, 90],
          [128, 178],
        ],
      },
    ],
  },
  quadStretch: {
    poses: [
      {
        trunk: -90,
        arms: [
          [112, 108],
          [30, -20],
        ],
        legs: [
          [96, 262],
          [90, 90],
        ],
      },
    ],
  },
  sideBend: {
    poses: [
      {
        trunk: -72,
        arms: [
          [-60, -30],
          [80, 96],
        ],
        legs: [
          [84, 88],
          [98, 92],
        ],
      },
    ],
  },
} as const satisfies Record<string, Family>

export type FamilyName = keyof typeof families

/** Matched by words in the id, first match wins; otherwise by the exercise's movement pattern. */
const byWord: readonly (readonly [RegExp, FamilyName])[] = [
  [/^wall-push-up/, 'wallPress'],
  [/side-plank|side-bend-pilates/, 'sidePlank'],
  [/push-up|plank-jack|four-limbed/, 'pushUp'],
  [/mountain-climber/, 'climber'],
  [
    /high-plank|plank-shoulder|plank-reach|plank-pose|incline-plank|leg-pull-front|bear-hold|bear-crawl/,
    'highPlank',
  ],
  [/plank/, 'plank'],
  [/swing$/, 'swing'],
  [/lateral-lunge|cossack|standing-adductor/, 'sideLunge'],
  [/step-up|stair|toe-tap$/, 'stepUp'],
  [/dip$/, 'dip'],
  [/floor-press|bench-press|dumbbell-fly|incline-dumbbell/, 'floorPress'],
  [/bridge|hip-thrust/, 'bridge'],
  [/dead-bug|heel-tap|toe-tap-pilates/, 'deadBug'],
  [/bird-dog/, 'birdDog'],
  [/donkey-kick|fire-hydrant/, 'kick'],
  [/leg-raise$|scissors|legs-up/, 'legRaise'],
  [/side-lying|clamshell|side-kick|double-leg-lift/, 'sideLift'],
  [/boat|teaser|v-up|hollow/, 'boat'],
  [/seated-cable-row|seated-banded-row|machine-row|row$(?<=(easy|steady|hard)-row)/, 'seatedRow'],
  [/cat-cow/, 'catCow'],
  [/cobra|sphinx|upward-dog|swan/, 'cobra'],
  [/downward|sun-salutation-a/, 'downDog'],
  [/child/, 'childPose'],
  [/warrior-iii|single-leg-reach|single-leg-romanian|single-leg-deadlift/, 'tip'],
  [/warrior|crescent|side-angle|goddess/, 'warrior'],
  [/tree|single-leg-stand|eagle|mountain-pose|tandem/, 'tree'],
  [/forward-fold|half-sun|standing-hamstring|triangle/, 'forwardFold'],
  [/seated-hamstring|head-to-knee|spine-stretch|saw|seated-forward/, 'seatedFold'],
  [/hip-flexor|low-lunge|lizard|couch|world-s/, 'kneelLunge'],
  [/quad-stretch|dancer/, 'quadStretch'],
  [/side-bend|mermaid|lat-stretch/, 'sideBend'],
  [/easy-seat|bound-angle|butterfly|twist|breathing/, 'seat'],
  [/curl$/, 'curl'],
  [/jack$/, 'jack'],
  [/raise$/, 'raise'],
  [/run$|knees$|kicks$|march|jog|walk$/, 'run'],
]
const byPattern: Partial<Record<Exercise['pattern'], FamilyName>> = {
  squat: 'squat',
  hinge: 'hinge',
  lunge: 'lunge',
  horizontal_push: 'pushUp',
  vertical_push: 'press',
  horizontal_pull: 'row',
  vertical_pull: 'pullUp',
  trunk_flexion: 'crunch',
  trunk_extension: 'superman',
  jump: 'jump',
  carry: 'carry',
}

/** Undefined for exercises without a drawing. */
export function familyOf({ id, pattern }: Pick<Exercise, 'id' | 'pattern'>): FamilyName | undefined {
  if (/^(hamstring-curl|sliding|lying-leg-curl|nordic|calf-raise|wrist|neck|chin)/.test(id)) return undefined
  return byWord.find(([word]) => word.test(id))?.[1] ?? byPattern[pattern]
}
