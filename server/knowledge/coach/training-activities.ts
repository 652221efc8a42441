import { type ActivityType, metOf } from '#contract/activities/activities.ts'

/** An activity by its common names. `usual` and `believable` are speeds in km/h, for activities over a distance. */
export type NamedActivity = {
  name: string
  said: RegExp
  met: number
  usual?: number
  believable?: [least: number, most: number]
}

const of = (type: ActivityType, said: RegExp, name: string = type) => ({ name, said, met: metOf[type] })

/** METs of the Compendium of Physical Activities (2011), of what people name besides the specification's types. */
const compendium: readonly NamedActivity[] = [
  { name: 'mowing the lawn', said: /\bmow(?:s|ing|ed)?\b/, met: 5.5 },
  { name: 'gardening', said: /\bgarden(?:ing|ed)?\b|\brak(?:e|ing)\b/, met: 3.8 },
  { name: 'housework', said: /\bhousework\b|\bcleaning\b|\bvacuum(?:ing)?\b/, met: 3.3 },
  { name: 'shoveling snow', said: /\bshovel(?:l?ing|l?ed)?\b/, met: 5.3 },
  { name: 'climbing stairs', said: /\bstairs?\b|\bstair ?climber\b|\bstairmaster\b/, met: 8.8 },
  { name: 'strength training', said: /\bstrength\b|\bgym session\b/, met: 5 },
  { name: 'interval training', said: /\bhiit\b/, met: 8 },
  { name: 'pilates', said: /\bpilates\b/, met: 3 },
  { name: 'stretching', said: /\bstretching\b/, met: 2.3 },
  { name: 'functional training', said: /\bfunctional\b|\bcircuit\b/, met: 6 },
  { name: 'the elliptical', said: /\belliptical\b|\bcross ?trainer\b/, met: 5 },
  { name: 'jumping rope', said: /\bjump(?:ing)? rope\b|\brope jumping\b|\bskipping\b/, met: 11.8 },
  { name: 'boxing', said: /\bboxing\b/, met: 7.8 },
  { name: 'badminton', said: /\bbadminton\b/, met: 5.5 },
  { name: 'volleyball', said: /\bvolleyball\b/, met: 4 },
  { name: 'squash', said: /\bsquash\b/, met: 7.3 },
  { name: 'skiing', said: /\bski(?:s|ing|ed)?\b/, met: 7 },
  { name: 'ice skating', said: /\bskat(?:e|ing|ed)\b/, met: 7 },
  { name: 'football', said: /(?<!american )\bfootball\b/, met: 7 },
]

/**
 * METs of the specification; jogging and the speeds behind the METs of running and walking are from the Compendium
 * of Physical Activities (2011: codes 12020, 12080, 17170–17200).
 */
export const namedActivities: readonly NamedActivity[] = [
  { ...of('running', /\b(?:run|runs|running|ran)\b/), usual: 11.3, believable: [6, 24] },
  { ...of('walking', /\b(?:walk|walks|walking|walked|steps)\b/), usual: 5.1, believable: [1, 10] },
  { name: 'jogging', said: /\b(?:jog|jogs|jogging|jogged)\b/, met: 7, usual: 8, believable: [5, 12] },
  of('cycling', /\b(?:cycling|cycled|bike|biking|biked|bicycling)\b/),
  of('swimming', /\b(?:swim|swims|swimming|swam)\b/),
  of('hiking', /\b(?:hike|hikes|hiking|hiked)\b/),
  of('yoga', /\byoga\b/),
  of('weightlifting', /\b(?:weight ?lifting|lift(?:ing|ed)? weights)\b/, 'weight lifting'),
  of('basketball', /\bbasketball\b/),
  of('tennis', /(?<!table )\btennis\b/),
  of('soccer', /\bsoccer\b/),
  of('dancing', /\b(?:dance|dancing|danced)\b/),
  of('rowing', /\b(?:rowing|rowed)\b/),
  of('climbing', /(?<!stairs? )\b(?:climbing|climbed)\b(?! (?:the )?stairs?)/),
  ...compendium,
  of('golf', /(?<!mini )\b(?:golf|golfing)\b/),
  of('other', /\bby other\b|\bother (?:activity|exercise)\b/, 'any other activity'),
]
