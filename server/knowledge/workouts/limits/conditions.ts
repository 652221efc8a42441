import type { Caution } from '#contract/training/exercises.ts'

/** Effects of a condition besides the exercises it excludes. */
export type Care =
  /** At most a moderate effort, by talk test. */
  | 'gentle'
  | 'no_impact'
  /** Nothing on the floor; standing or on a chair. */
  | 'off_the_floor'
  | 'seated'
  /** Requires a professional's consent. */
  | 'ask_first'

/** A condition as users write it. `part` is a mere body part, which is a condition only in the limitations field. */
export type Condition = {
  key: string
  said: RegExp
  cautions: Caution[]
  care: Care[]
  part?: true
}

/**
 * Conditions and the exercises they exclude. Pregnancy by ACOG Committee Opinion 804 (2020), blood pressure and
 * heart by ACSM’s Guidelines for Exercise Testing and Prescription (11th edition, 2021).
 */
export const conditions: readonly Condition[] = [
  {
    key: 'knee',
    said: /\bknees?\b|\bkneecap|patell|menisc|\bacl\b|\bmcl\b|\bpcl\b|chondromalac|osgood|\bgonarthr/,
    cautions: ['knee'],
    care: ['no_impact'],
    part: true,
  },
  {
    key: 'back',
    said: /\b(?:lower|upper|bad|sore|stiff|weak|hurt|injured|my|the|a) back\b|^back$|\bback (?:pain|ache|problem|injur|issue|surgery|hurts|spasm|trouble|is|condition)|\bbackache|\bspin(?:e|al)\b|lumbar|lumbago/,
    cautions: ['lower_back'],
    care: [],
    part: true,
  },
  {
    key: 'disc',
    said: /\bdis[ck]s?\b|herniat|sciatic|slipped dis|spondyl|stenosis|scolio|\bl[45]\b/,
    cautions: ['lower_back'],
    care: ['no_impact', 'ask_first'],
  },
  {
    key: 'shoulder',
    said: /\bshoulders?\b|rotator|impingement|\blabrum\b|frozen shoulder/,
    cautions: ['shoulder'],
    care: [],
    part: true,
  },
  {
    key: 'wrist',
    said: /\bwrists?\b|carpal|\bhands?\b|\bthumbs?\b|\bfingers?\b/,
    cautions: ['wrist'],
    care: [],
    part: true,
  },
  { key: 'elbow', said: /\belbows?\b|epicondyl/, cautions: ['elbow'], care: [], part: true },
  {
    key: 'ankle',
    said: /\bankles?\b|achilles|\bfoot\b|\bfeet\b|plantar|\bheels?\b|\btoes?\b|shin ?splint|\bshins?\b|\bcal(?:f|ves)\b|bunion/,
    cautions: ['ankle'],
    care: ['no_impact'],
    part: true,
  },
  {
    key: 'hip',
    said: /\bhips?\b|\bgroin\b|\bfai\b|bursitis/,
    cautions: ['hip'],
    care: ['no_impact'],
    part: true,
  },
  {
    key: 'neck',
    said: /\bnecks?\b|cervical|whiplash|\btrapezius\b/,
    cautions: ['neck'],
    care: [],
    part: true,
  },
  {
    key: 'pregnancy',
    said: /pregnan|\btrimester|expecting (?:a|our|my)? ?(?:baby|child|twins)|weeks along/,
    cautions: ['pregnancy', 'pelvic_floor'],
    care: ['gentle', 'no_impact', 'ask_first'],
  },
  {
    key: 'birth',
    said: /post[- ]?partum|post[- ]?natal|after (?:giving )?birth|gave birth|had a baby|c[- ]section|caesarean|cesarean|diastasis/,
    cautions: ['pelvic_floor', 'pregnancy'],
    care: ['gentle', 'no_impact', 'ask_first'],
  },
  {
    key: 'pelvic_floor',
    said: /pelvic floor|incontinen|prolapse|\bbladder\b|\bleak(?:s|ing|age)?\b/,
    cautions: ['pelvic_floor'],
    care: ['no_impact'],
  },
  {
    key: 'pressure',
    said: /blood pressure|hypertens|\bhbp\b|glaucoma|aneurysm|retina/,
    cautions: ['high_blood_pressure'],
    care: ['gentle', 'ask_first'],
  },
  {
    key: 'heart',
    said: /\bheart\b|\bcardiac\b|pacemaker|arrhythm|angina|chest pain|\bstroke\b|\btia\b|atrial|\bstent\b|\bbypass\b/,
    cautions: ['high_blood_pressure', 'balance'],
    care: ['gentle', 'no_impact', 'ask_first'],
  },
  {
    key: 'breath',
    said: /asthma|\bcopd\b|short(?:ness)? of breath|breathless|\blungs?\b|long covid/,
    cautions: [],
    care: ['gentle'],
  },
  { key: 'diabetes', said: /diabet|insulin/, cautions: [], care: [] },
  {
    key: 'balance',
    said: /\bbalance\b|dizz|vertigo|\bfall(?:s|ing|en)?\b|unsteady|parkinson|neuropath|multiple sclerosis|epilep|seizure|meniere/,
    cautions: ['balance'],
    care: ['no_impact'],
  },
  {
    key: 'bones',
    said: /osteopor|osteopen|brittle bone/,
    cautions: ['lower_back', 'balance'],
    care: ['no_impact', 'ask_first'],
  },
  {
    key: 'joints',
    said: /arthrit|arthros|rheuma|fibromyalg|\bgout\b|hypermobil|ehlers/,
    cautions: ['knee', 'wrist'],
    care: ['gentle', 'no_impact'],
  },
  {
    key: 'weight',
    said: /\bobes|very overweight|\boverweight\b|heavy build|\bbmi\b/,
    cautions: [],
    care: ['no_impact'],
  },
  {
    key: 'hernia',
    said: /(?:inguinal|umbilical|hiatal|hiatus|abdominal|belly|groin) hernia|^(?:a )?hernia$|\bmy hernia\b/,
    cautions: ['pelvic_floor', 'lower_back'],
    care: ['gentle', 'ask_first'],
  },
  {
    key: 'injury',
    said: /\bsurger|\boperation\b|operated|fractur|\bbroken?\b|\bsprain|\bstrain(?:ed)?\b|\btorn\b|\btear\b|dislocat|concussion|replacement|\binjur|\brehab/,
    cautions: [],
    care: ['gentle', 'ask_first'],
  },
  {
    key: 'ill',
    said: /\bfever|\bflu\b|\bcovid|infection|\bill\b|\bsick\b|cancer|chemo|anaemi|anemi|thrombosis|blood clot|dialysis|kidney/,
    cautions: [],
    care: ['gentle', 'no_impact', 'ask_first'],
  },
  {
    key: 'age',
    said: /\belderly\b|\bsenior\b|\b(?:6[5-9]|[789]\d) ?(?:years?|yrs?|y)[ -]?(?:old|o)\b|\bi(?:'m| am) (?:6[5-9]|[789]\d)\b|\baged? (?:6[5-9]|[789]\d)\b/,
    cautions: ['balance'],
    care: ['no_impact'],
  },
  {
    key: 'seated',
    said: /wheelchair|paraplegi|(?:can ?not|can't|unable to) stand|amput|\bseated only|\bchair[- ](?:bound|only)/,
    cautions: ['knee', 'ankle', 'hip', 'balance'],
    care: ['seated', 'no_impact'],
  },
  {
    key: 'floor',
    said: /(?:can ?not|can't|unable to|not able to|hard to|trouble|difficult\w*)(?: \w+){0,3} (?:get(?:ting)?|lie|lying|sit(?:ting)?|kneel(?:ing)?)(?: \w+){0,3} (?:floor|ground)|no floor|off the floor|nothing on the floor|(?:can ?not|can't) kneel/,
    cautions: [],
    care: ['off_the_floor'],
  },
  {
    key: 'impact',
    said: /no (?:high[- ])?(?:jump|impact|hop|plyo)\w*|low[- ]impact|without (?:any )?(?:jump|impact)\w*|(?:avoid|can ?not|can't|don't|do not) (?:do )?(?:any )?(?:high[- ])?(?:jump|impact|run)\w*|joint[- ]friendly|no running/,
    cautions: [],
    care: ['no_impact'],
  },
]
