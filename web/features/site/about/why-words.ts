import { productName } from '#contract/product.ts'
import { entitlements, plans } from '#contract/subscriptions/plans.ts'

/** User-facing sentences of the page that explains the product. */
export const words = {
  eyebrow: `Why ${productName}`,
  title: 'A diary that does its own sums.',
  lead: `Most people stop counting because counting is work. ${productName} takes the work and leaves you the decisions: what you eat, how far you go, and what you make of it.`,
  stepsTitle: 'From the plate to the week',
  steps: [
    {
      title: 'Say what it was',
      text: 'A photo, a sentence, a barcode, or a tap on what you had yesterday. Ten seconds, one hand.',
    },
    {
      title: 'See how it was counted',
      text: 'Every part with its grams and figures, where they come from, and how sure they are. Change one, and the sum follows.',
    },
    {
      title: 'Let it add up',
      text: 'Meals, drinks and miles meet in one day, one week and one goal. No second app, no spreadsheet.',
    },
  ],
  featuresTitle: 'What is inside',
  features: {
    meal: {
      title: 'Meal analysis',
      text: 'Calories, protein, carbs, fat and sugar from a photo with notes, or from the notes alone.',
    },
    fridge: {
      title: 'Fridge scanner',
      text: 'It names what it sees and you tick what is there. We aim for 95% accuracy; your tick makes it 100.',
    },
    recipes: {
      title: 'Recipes that fit',
      text: 'Three or more from every scan, with macros, times and what is still missing, and smart pairings for the rest.',
    },
    coach: {
      title: 'AI workout coach',
      text: 'Bodyweight workouts built for your level and led step by step; schedules that fit your week.',
    },
    miles: {
      title: 'Runs, rides and rounds',
      text: 'GPS tracking with pace, splits and climbing, golf scorecards, and the files of the watch you have.',
    },
    insight: {
      title: 'Analytics and streaks',
      text: 'Weeks and months at a glance, goals beside what was done, and notifications only where you asked for them.',
    },
  },
  also: { plus: 'Core Access', pro: 'Full Access' },
  doTitle: 'What we do',
  do: [
    'Show the source of every figure, and how sure it is',
    'Let you correct anything, before and after it counts',
    `Give every new account a full week, and ${entitlements.recipe_generation.plus} recipes a month on the smaller plan`,
    'Work on the web and on the iPhone with one account',
    'Hand you a complete copy of your data whenever you like',
    'Delete everything when you tell us to',
  ],
  doNotTitle: 'What we don’t do',
  doNot: [
    'Sell your data, or show advertising',
    'Ask for a card before the trial is over',
    'Invent numbers for a photo that nobody could read',
    'Scold you for a day off or a second helping',
    'Diagnose, prescribe, or replace a doctor',
    'Hide how to cancel',
  ],
  closingTitle: 'Try it for a week of ordinary days.',
  closingText: `Seven free days with everything that the ${plans.plus.name} includes. If it is not for you, there is nothing to cancel.`,
} as const
