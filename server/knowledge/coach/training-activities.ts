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

/**
 * METs of the specification; jogging and the speeds behind the METs of running and walking are from the Compendium
 * of Physical Activities (2011: codes 12020, 12080, 17170–17200).
 */
export const namedActivities: readonly NamedActivity[] = [
  { ...of('running', /\b(?:run|runs|running|ran)\b/), usual: 11.3, believable: [6, 24] },
  { ...of('walking', /\b(?:walk|walks|walking|walked)\b/), usual: 5.1, believable: [1, 10] },
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
  of('golf', /(?<!mini )\b(?:golf|golfing)\b/),
  of('other', /\bby other\b|\bother (?:activity|exercise)\b/, 'any other activity'),
]
