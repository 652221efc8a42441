/** Weights stated in a prompt, in kilograms; absent when not stated. */
export type StatedWeights = {
  weight?: number
  /** Kilograms to lose, negative to gain. */
  lose?: number
  targetWeight?: number
  /** Kilograms to lose a week, negative to gain. */
  pace?: number
  /** The weight is to stay as it is. */
  holds?: true
  /** Muscle or strength is to be kept. */
  keepsMuscle?: true
  /** A weight whose meaning was not read. */
  unreadWeight?: number
}

const kilogramsPerPound = 0.453_592_37
const kilogramsPerStone = 6.350_293_18
const weeksIn: Record<string, number> = { week: 1, fortnight: 2, month: 30.44 / 7 }

const number = String.raw`\d{1,4}(?:[.,]\d{1,2})?`
const unit = '(?:kgs?|kilos?|kilograms?|lbs?|pounds?|#)'
/** A weight after `inKilograms`. */
const mass = String.raw`(?<![\d.])(\d{1,4}(?:\.\d{1,4})?) kg\b`
const some =
  '(?:(?:about|around|roughly|maybe|at least|at most|up to|another|some|the|those|these|my|all|last|extra|a further|only|just|like|approximately|of|between) )*'

const lose =
  '(?:los(?:e|ing)|drop(?:ping)?|shed(?:ding)?|cut(?:ting)?|burn(?:ing)?|shift(?:ing)?|take off|taking off|get rid of|getting rid of|(?:weight )?loss|reduc(?:e|ing)|down)'
const gain = '(?:gain(?:ing)?|put(?:ting)? on|add(?:ing)?|pack(?:ing)? on|build(?:ing)?)'
const change = new RegExp(String.raw`\b(?:(${lose})|(${gain})) (?:weight,? )?(?:by )?${some}${mass}`)
const paceOf = new RegExp(String.raw`${mass}\s*(?:a|per|each|every|/)\s*(week|fortnight|month)\b`)
const changeAfter = new RegExp(
  String.raw`${mass} (?:(lighter|less|to lose|to shed|to drop|to go|off|down|overweight|too much)|(heavier|more|to gain|up|underweight|of (?:lean )?(?:muscle|mass)))\b`,
)
/** A change of the past, which is to come only where it is to go again: "I put on 5 kg and want to lose it". */
const past = new RegExp(
  String.raw`(?:\bi(?:'ve| have)?(?: also| already| recently| since| just)* (?:lost|(gained|put on|piled on))|\blost) ${some}${mass}(?! (?:by|until|before)\b)`,
)
const goesAgain =
  /\b(?:lose|shift|shed|get) (?:it|them|that|those)\b|\b(?:it|them|that) (?:all )?(?:gone|off|back off)\b/
const fromTo = new RegExp(
  String.raw`(?:\bfrom )?${some}(\d{2,3}(?:\.\d+)?) kg ?(?:now )?(?:(?:back |right |all the way )?(?:down |up )?to|->|→|=>|until|down) ${some}${mass}`,
)
const toFrom = new RegExp(String.raw`\bto ${some}${mass},? \(?(?:down |up )?from ${some}${mass}`)
const nowWords = '(?:now|currently|at present|at the moment|right now|today|presently)'
const now = new RegExp(
  String.raw`\b(?:${nowWords}:?(?: at| i weigh| weighing| i'm| i am)?|i(?:'m| am)(?: at| currently| now)*|i weigh(?: in at)?|weighing|weight(?: is|:| of)?|(?<!to )weigh|instead of|(?:down |up )?from|start(?:ing)?(?: weight)?(?: is| at| from|:)?) ${some}${mass}|${mass},? \(?${nowWords}\b`,
)
const target = new RegExp(
  String.raw`(?:\b(?:to weigh|weigh in at|(?:be|get|getting|go|going|come|drop|dropping|cut|cutting|slim|slimming|lean out|bulk|bulking|lose weight|weight|back|down|up|grow|return|diet) (?:myself )?(?:weight )?(?:back |down |up )*(?:to|at|under|below|about|around|over)|be|reach|reaching|hit|hitting|see|make|goal(?: weight)?(?: is|'s| of| at|:)?(?: to be)?|target(?: weight)?(?: is| of| at|:)?|aim(?:ing)?(?: for| is|:)?|back (?:at|to|under)|ideal(?: weight)?(?: is|:)?|want|under|below|towards?|until i'm|until) ${some})${mass}`,
)
const lifted = new RegExp(
  String.raw`\b(?:dead ?lift(?:ing)?|squat(?:ting)?|bench(?:ing)?(?: press)?|press(?:ing)?|lift(?:ing)?|snatch|clean(?: and jerk)?|carry(?:ing)?|curl(?:ing)?|ruck(?:ing)?)\b(?: \w+){0,3}? ${mass}|${mass} (?:dead ?lift|squat|bench|press|lift|snatch|clean|kettlebells?|dumbbells?|barbell|backpack|pack)\b`,
  'g',
)
const holding = new RegExp(
  String.raw`\b(?:stay(?:ing)?|remain(?:ing)?|keep(?:ing)?|hold(?:ing)?|maintain(?:ing)?|stick)(?: my| the)?(?: current| body)*(?: weight)?(?: stable| steady)?(?: at| around| about| near| of| on)* ${some}${mass}`,
)
const holdWords =
  /\b(?:maintain(?:ing)?|keep(?:ing)?|hold(?:ing)?|stabili[sz]e|not chang(?:e|ing)|without chang(?:e|ing)|stay(?:ing)?(?: at| around)?|same|stable|steady|constant)(?: (?:my|the|at|a|this|current|present|body|same|healthy|stable|steady|exactly|roughly|about))* ?(?:body ?)?weight\b(?! (?:off|loss|training|room))|\bweight (?:\w+ ){0,2}?(?:where it is|as it is|stable|steady|the same|constant|unchanged)|\b(?:maintenance|recomp(?:osition)?|body recomp\w*)\b|\b(?:without|not|no|don't want(?: to)?|avoid(?:ing)?|nor|neither|never)(?: to| any| more| be)* (?:los(?:e|ing)|gain(?:ing)?|put(?:ting)? on)(?: or (?:los(?:e|ing)|gain(?:ing)?))?(?: any| more| much)? weight\b(?! (?:too|so) )|\bno (?:weight (?:loss|gain|change)|need to lose)\b|\bhappy (?:with|at) my (?:current )?weight|\bweight (?:is )?(?:fine|ok|okay)\b/
const keepWords =
  /\b(?:keep(?:ing)?(?: up)?|maintain(?:ing)?|preserv(?:e|ing)|hold(?:ing)?(?: on ?to)?|retain(?:ing)?|protect(?:ing)?|sav(?:e|ing)|without (?:losing|loss of)|not (?:lose|losing)|don't (?:want to )?lose|no loss of|minimal loss of)(?: \w+){0,3}? (?:muscles?|strength|lean mass|gains)\b(?: mass)?/

const toKilograms: readonly (readonly [RegExp, number])[] = [
  [/^(?:lb|pound|#)/, kilogramsPerPound],
  [/^st/, kilogramsPerStone],
]
const kilograms = (amount: string | number, of: string) => {
  const factor = toKilograms.find(([words]) => words.test(of))?.[1] ?? 1
  return `${Number((Number(String(amount).replace(',', '.')) * factor).toFixed(4))} kg`
}

const someUnit = String.raw`(${unit}|st\b|stones?\b)(?![a-z])`
const range = new RegExp(
  String.raw`(from )?(?<![\d.,:/])(${number})\s*(?:(-|–|or)|(to|->|→|=>|down to|up to))\s*(${number})\s*${someUnit}`,
  'g',
)
const stonesAndPounds =
  /\b(\d{1,2})\s*(?:st|stones?)\b,?\s*(?:and )?(\d{1,2})(?:\s*(?:lbs?|pounds?)\b|(?!\s*(?:weeks?|months?|days?|times|kg|km?|miles?|years?|by|%))\b(?![.:]\d))/g
/** A figure after words on body weight that has no unit of its own. */
const bare =
  /((?:\b(?:weigh(?:ing)?|now|currently|from|instead of|i'm(?: now)? at|i am(?: now)? at|to be|be|see|(?:goal|target)(?: weight)?(?: is|:| of)?|to|under|below|at|reach|hit|want|until)|→|->|\((?:i'm|i am))\s+(?:about |around |at )?)(\d{2,3}(?:[.,]\d)?)(?![\d.,:%/]*[\d%/]|\s*(?:kg|k|g|km|cm|m|mi|miles?|min\w*|h|hours?|cal\w*|kcal|years?|yo|yrs?|y\/o|reps?|times|steps|%|weeks?|days?|months?|st|nd|rd|th|pull|push|pct|percent|bpm|ft|feet|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b)(?=[\s,.;:)!?→-]|$)/g

/** Rewrites weights as kilograms: "14 st 7", "95 to 85 lb", "3-4 kilos", and figures beside one that has a unit. */
function inKilograms(text: string): string {
  const known = new RegExp(String.raw`${number}\s*${someUnit}`).exec(text)?.[1]
  const read = text
    .replace(/\bhalf an? (?=kilo|kg|pounds?\b|lb|stone)/g, '0.5 ')
    .replace(/\ban? (?=(?:kilo|kg|pound|lb|stone)s?\b)/g, '1 ')
    .replace(/\ba couple of (?=kilo|kg|pounds?\b|lbs?\b|stone)/g, '2 ')
    .replace(/\b(\d{1,2}) and a half (?=kilo|kg|pounds?\b|lbs?\b|stone)/g, '$1.5 ')
    .replace(/\b(\d{1,2})(?:½| 1\/2) ?(?=kilo|kg|pounds?\b|lbs?\b|st)/g, '$1.5 ')
    .replace(stonesAndPounds, (_, stones: string, pounds: string) =>
      kilograms(Number(stones) + (Number(pounds) * kilogramsPerPound) / kilogramsPerStone, 'st'),
    )
    .replace(
      range,
      (_, from: string | undefined, least: string, dash: string, __, most: string, of: string) => {
        const [low, high] = [least, most].map((one) => Number(one.replace(',', '.'))) as [number, number]
        // A range of an amount counts as its middle; two weights of a body are a way.
        return !from && low < high && high <= 40 && (dash || !/^st/.test(of))
          ? kilograms((low + high) / 2, of)
          : `${from ?? ''}${kilograms(least, of)} to ${kilograms(most, of)}`
      },
    )
    .replace(new RegExp(String.raw`(${number})\s*${someUnit}`, 'g'), (_, amount: string, of: string) =>
      kilograms(amount, of),
    )
  return known
    ? read.replace(bare, (_, words: string, amount: string) => `${words}${kilograms(amount, known)}`)
    : read
}

/**
 * Reads the statements on body weight of a lower-case text with digits for number words. `at`: position of the first
 * aim; `rest`: the text without what was read, weights in kilograms.
 */
export function readStatedWeights(text: string) {
  const stated: StatedWeights = {}
  let rest = inKilograms(text).replace(lifted, (lift) => lift.replace(new RegExp(mass), ' '))
  let at: number | undefined
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(rest)
    if (found)
      rest =
        rest.slice(0, found.index) + ' '.repeat(found[0].length) + rest.slice(found.index + found[0].length)
    return found ?? undefined
  }
  const takeAim = (pattern: RegExp) => {
    const found = take(pattern)
    at ??= found?.index
    return found
  }
  const takeAll = (pattern: RegExp) => {
    const all: RegExpExecArray[] = []
    for (let found = takeAim(pattern); found; found = takeAim(pattern)) all.push(found)
    return all
  }

  while (take(keepWords)) stated.keepsMuscle = true
  const pace = takeAim(paceOf)
  if (pace) {
    const gains = /gain|put(?:ting)? on|\badd|bulk|muscle/.test(rest) && !/\blos(?:e|ing)\b/.test(rest)
    const amount = Number(pace[1]) / weeksIn[pace[2]!]!
    stated.pace = gains ? -amount : amount
  }
  const held = take(holding)
  if (held) stated.weight = Number(held[1])
  while (take(holdWords)) stated.holds = true
  if (held) stated.holds = true

  const changes: number[] = []
  const before = goesAgain.test(rest) ? takeAim(past) : take(past)
  if (before?.[1] && goesAgain.test(rest)) changes.push(Number(before[2]))
  const back = takeAim(toFrom)
  const way = back ? [back[2], back[1]] : takeAim(fromTo)?.slice(1)
  if (way) Object.assign(stated, { weight: Number(way[0]), targetWeight: Number(way[1]) })
  for (const found of takeAll(change)) changes.push(found[1] ? Number(found[3]) : -Number(found[3]))
  for (const found of takeAll(changeAfter)) changes.push(found[2] ? Number(found[1]) : -Number(found[1]))
  if (changes.length) stated.lose = changes.reduce((sum, one) => sum + one, 0)
  if (!way) {
    const aim = takeAim(target)
    if (aim) {
      stated.targetWeight = Number(aim[1])
      // Its verb says in which direction.
      rest = `${rest.slice(0, aim.index)}${aim[0].replace(new RegExp(mass), (one) => ' '.repeat(one.length))}${rest.slice(aim.index + aim[0].length)}`
    }
  }
  const today = stated.weight === undefined ? take(now) : undefined
  if (today) stated.weight = Number(today[1] ?? today[2])
  const left = take(new RegExp(mass))
  if (left && stated.weight === undefined) stated.weight = Number(left[1])
  const unread = [left, take(new RegExp(mass))].find((one) => one && Number(one[1]) !== stated.weight)
  if (unread) stated.unreadWeight = Number(unread[1])
  if (stated.weight !== undefined && !(stated.weight >= 25 && stated.weight <= 350)) delete stated.weight
  return { stated, at, rest }
}
