import { productName } from '#contract/product.ts'

/** Messages of the account. */
export const words = {
  emailElsewhere: 'The email address is changed in its own place, with a link that proves the new one.',
  motherhoodOfWomen: 'This is asked only where the sex is female.',
  deleted: 'Your account and everything in it are deleted.',
  aboutTheCopy: `${productName}: everything that your account held when you asked for this copy.

Each .json file is a list with one entry a line; account.json is one entry.
Times are UTC (ISO 8601). Days are yyyy-mm-dd in the time zone that you had set.

Energy in kcal; protein, carbs, fat, sugar and fiber in grams; sodium and caffeine in milligrams.
nutrition-log-nutrients.json has what an entry (logId) is known to hold besides, in the unit that a name ends with; null is
unknown, and "Unknown" the kcal of its foods that do not say it. day-nutrients.json has their sums by day, and "Known" the kcal
of the foods that say it. nutrient-choices.json has the targets of your own, in the same units; fiber in grams, sodium in
milligrams. supplements.json and supplement-doses.json have what one dose holds, in the same units.
Volumes in milliliters, weights in kilograms, heights in centimeters, temperatures in degrees Celsius.
Distances in kilometers, durations in seconds, climbs in meters; averageSpeed in miles per hour.
The weekly distance goal is in miles.

activity-tracks/  your recordings, by the id of the activity; positions in degrees (WGS 84).
photos/           photos, named in nutrition-logs.json, meal-analyses.json and activities.json.

Not in here: your password and the keys of sessions and devices. They are secrets, and of no use elsewhere.
`,
} as const
