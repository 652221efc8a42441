import { productName } from '#contract/product.ts'
import { type PublicPage, whyPath } from '#contract/screens.ts'

const plate = 'A plate of chicken, rice and broccoli, each with its calories'

/** Titles and descriptions of the public pages for tabs, search engines and link previews. */
export const words: Record<
  PublicPage | 'not-found',
  { title: string; description: string; picture: string }
> = {
  '/': {
    title: 'Honest numbers for every plate and every mile',
    description:
      'Photograph or describe a meal, scan the fridge, record a run. Calories and macros with their sources, recipes, workouts and GPS tracking. Seven days free, no card.',
    picture: plate,
  },
  [whyPath]: {
    title: `Why ${productName}`,
    description:
      'A diary that does its own sums: what it does, what it does not do, and what the two plans cost.',
    picture: 'A shelf of a fridge as the scanner sees it',
  },
  '/about': {
    title: 'About us',
    description:
      'Who builds it and why: a food table first, models where they help, your data for nobody else. And how to reach us.',
    picture: 'A road with milestones through evening hills',
  },
  '/demos': {
    title: 'Demos',
    description:
      'Three short films from the product as it is: a meal scanned, a fridge scanned, a run recorded.',
    picture: plate,
  },
  '/terms': {
    title: 'Terms of Service',
    description: 'What you may expect of the service, what it expects of you, and what plans cost.',
    picture: plate,
  },
  '/privacy': {
    title: 'Privacy Policy',
    description: 'What is kept about you, why, for how long, and who gets to see which part of it.',
    picture: plate,
  },
  '/disclaimer': {
    title: 'Health Disclaimer',
    description:
      'General wellness information, not medical advice: what figures, recipes and workouts can and cannot do.',
    picture: plate,
  },
  'not-found': {
    title: '404 Page Not Found',
    description: 'There is no page at this address.',
    picture: plate,
  },
}
