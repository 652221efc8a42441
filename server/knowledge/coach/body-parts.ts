/** A part of the body; `region` decides what can be trained instead. */
export type BodyPart = {
  name: string
  said: RegExp
  region: 'lower' | 'upper' | 'trunk'
  isJoint: boolean
  /** Muscles of the exercise library. */
  muscles: readonly string[]
}

const muscle = (name: string, region: BodyPart['region'], said: RegExp, ...muscles: string[]): BodyPart => ({
  name,
  said,
  region,
  isJoint: false,
  muscles,
})
const joint = (name: string, region: BodyPart['region'], said: RegExp, ...muscles: string[]): BodyPart => ({
  ...muscle(name, region, said, ...muscles),
  isJoint: true,
})

export const bodyParts: readonly BodyPart[] = [
  muscle('calves', 'lower', /\bcal(?:f|ves)\b/, 'calves'),
  muscle('hamstrings', 'lower', /\bhamstrings?\b|\bhammies\b/, 'hamstrings'),
  muscle('quads', 'lower', /\bquads?\b|\bthighs?\b/, 'quads'),
  muscle('glutes', 'lower', /\bglutes?\b|\bbutt\b|\bbum\b/, 'glutes'),
  muscle('legs', 'lower', /\blegs?\b|\blower body\b/, 'quads', 'hamstrings', 'glutes', 'calves'),
  muscle('chest', 'upper', /\bchest\b|\bpecs?\b/, 'chest'),
  muscle(
    'arms',
    'upper',
    /\barms?\b|\bbiceps?\b|\btriceps?\b|\bforearms?\b/,
    'biceps',
    'triceps',
    'forearms',
  ),
  muscle('lower back', 'trunk', /\b(?:lower|low) back\b|\blumbar\b/, 'lower_back'),
  muscle(
    'back',
    'trunk',
    /(?<!(?:lower|low|get|come|go|coming|going|getting|come|weigh|cut|scale|step) )\bback\b(?! (?:to|into|in|from|on)\b)|\blats\b/,
    'upper_back',
    'lats',
    'lower_back',
  ),
  muscle('core', 'trunk', /\bcore\b|\babs\b|\babdominals?\b/, 'abs', 'obliques'),
  muscle('upper body', 'upper', /\bupper body\b/, 'chest', 'lats', 'shoulders', 'biceps', 'triceps'),
  joint('neck', 'trunk', /\bneck\b/, 'neck'),
  joint('shoulders', 'upper', /\bshoulders?\b/, 'shoulders'),
  joint('elbow', 'upper', /\belbows?\b/, 'forearms'),
  joint('wrist', 'upper', /\bwrists?\b/, 'forearms'),
  joint('hip', 'lower', /\bhips?\b|\bgroin\b/, 'hip_flexors', 'adductors', 'glutes'),
  joint('knee', 'lower', /\bknees?\b/, 'quads', 'hamstrings'),
  joint('shin', 'lower', /\bshins?\b/, 'calves'),
  joint('ankle', 'lower', /\bankles?\b/, 'calves'),
  joint('Achilles tendon', 'lower', /\bachilles\b/, 'calves'),
  joint('foot', 'lower', /\bf(?:oo|ee)t\b|\bheels?\b|\btoes?\b|\bplantar\b/, 'calves'),
]
