import type { Average } from '#contract/measures/averages.ts'
import { kilometresPerMile, type UnitSystem } from '#contract/measures/units.ts'
import type { testTypes } from '#contract/notifications.ts'
import { productName } from '#contract/product.ts'

const figure = (value: number, places = 0) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: places }).format(value)
const count = (value: number, one: string, many: string) => `${figure(value)} ${value === 1 ? one : many}`
const workouts = (value: number) => count(value, 'workout', 'workouts')
const distance = (kilometres: number, units: UnitSystem) =>
  units === 'metric' ? `${figure(kilometres, 1)} km` : `${figure(kilometres / kilometresPerMile, 1)} miles`

const averageDay = ({ perDay, days }: Average) =>
  perDay === null ? '' : `: ${figure(perDay)} kcal a day, average of ${days} logged days`

type Said = { title: string; body: string }
type Week = { workouts: number; goal: number; kilometres: number; meals: number; calories: Average }

/** Messages of notifications. */
export const words = {
  deviceRegistered: 'This device receives notifications now.',
  deviceKept:
    'This device is registered, but it receives nothing yet: this server has no push service for phones set up.',
  scheduleSaved: 'Your meal reminders are saved.',
  unknownLink: 'This link is not one of ours, or a part of it was lost. Open the whole link from the email.',
  wrongCode: 'That code is wrong or its time is over. Save your settings again for a new one.',
  noDevice: 'No device receives notifications yet. Turn on push notifications on one first.',
  pushAway: 'The push service did not take the message just now. Try again in a minute.',
  sentTo: (devices: number) => `Sent to ${count(devices, 'device', 'devices')}.`,

  codeLetter: (code: string) => ({
    subject: `${code} confirms your address for ${productName}`,
    text: `Hello,

enter this code on the notification settings to receive notifications at this address:

${code}

It works for 15 minutes. If you did not ask for it, ignore this email; nothing will be sent here.

${productName}`,
  }),
  codeText: (code: string) => `${code} confirms this number for ${productName}. It works for 15 minutes.`,

  email: ({ title, body }: Said, link: string, stop: string) => ({
    subject: title,
    text: `${body}

${link}

To stop emails like this one, without signing in: ${stop}

${productName}`,
  }),
  text: ({ title, body }: Said) => `${productName}: ${title}. ${body}`,

  meal: {
    breakfast: {
      title: 'Time for breakfast',
      body: 'Log it in a few seconds: a photo or one sentence will do.',
    },
    lunch: { title: 'Time for lunch', body: 'Log it in a few seconds: a photo or one sentence will do.' },
    dinner: { title: 'Time for dinner', body: 'Log it, and your day adds up.' },
  },
  sessionToday: (title: string, minutes: number, more: number): Said => ({
    title: `Today: ${title}`,
    body: more
      ? `${figure(minutes)} minutes, and ${count(more, 'more session', 'more sessions')} today.`
      : `${figure(minutes)} minutes are on your schedule today.`,
  }),
  sessionNext: (title: string, minutes: number, day: string): Said => ({
    title: `Next workout: ${title}`,
    body: `${figure(minutes)} minutes on ${new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))}.`,
  }),
  anyWorkout: {
    title: 'Ready for a workout?',
    body: 'Choose one from your library, or have one made for today.',
  },
  workoutsLeft: (left: number): Said => ({
    title: `${workouts(left)} to go this week`,
    body: 'A short one today counts as much as a long one.',
  }),
  week: ({ workouts: done, goal, kilometres, meals, calories }: Week, units: UnitSystem): Said => ({
    title: 'Your last week',
    body: [
      `${figure(done)} of ${workouts(goal)}${kilometres > 0 ? ` and ${distance(kilometres, units)}` : ''}.`,
      ...(meals ? [`${count(meals, 'meal', 'meals')} logged${averageDay(calories)}.`] : []),
    ].join(' '),
  }),
  milestone: {
    streak: (days: number): Said => ({
      title: `${figure(days)} days in a row`,
      body: `You have logged something every day for ${figure(days)} days.`,
    }),
    workouts: (all: number): Said =>
      all === 1
        ? { title: 'Your first workout', body: 'It is logged. The first one is the hardest.' }
        : { title: workouts(all), body: `You have logged ${workouts(all)} in all.` },
    meals: (all: number): Said => ({
      title: `${figure(all)} meals logged`,
      body: 'What is written down can be looked at: your analytics show the pattern.',
    }),
    distance: (miles: number, units: UnitSystem): Said => {
      const far = units === 'metric' ? `${figure(miles * kilometresPerMile)} km` : `${figure(miles)} miles`
      return { title: far, body: `You have covered ${far} in all.` }
    },
    weekly_goal: (): Said => ({
      title: 'Weekly goal reached',
      body: 'You have done the workouts you set yourself for this week.',
    }),
  },
  test: {
    basic: { title: 'It works', body: `Notifications from ${productName} reach this device.` },
    system: { title: 'A system message', body: 'This is how news about your account looks.' },
    milestone: { title: '7 days in a row', body: 'This is how a milestone looks. This one is only a test.' },
    meal_reminder: {
      title: 'Time for lunch',
      body: 'This is how a meal reminder looks. This one is only a test.',
    },
  } satisfies Record<(typeof testTypes)[number], Said>,
} as const
