import { productName } from '#contract/product.ts'

/** User-facing sentences of the demos page. */
export const words = {
  eyebrow: 'Demos',
  title: 'Watch it count.',
  lead: `Three short films, recorded from ${productName} as it is. Nothing is staged that you could not do tonight; there is no sound, and the captions say what happens.`,
  filmsTitle: 'Three films',
  films: [
    {
      name: 'meal-scan',
      title: 'A meal, scanned',
      text: 'A photo and four words become a dinner with its parts, and one correction changes the sum.',
    },
    {
      name: 'fridge-scan',
      title: 'A fridge, scanned',
      text: 'What is on the shelf, what is really there, and the dishes that it makes.',
    },
    {
      name: 'run',
      title: 'A run, recorded',
      text: 'Start, splits, a pause at the lights, and the route that is kept.',
    },
  ],
  captions: 'English captions',
  notRecorded: 'This film is being recorded.',
  galleryTitle: 'A closer look',
  galleryLead: 'Screens of the product, in light and dark, with made-up days of a made-up person.',
  gallery: [
    { name: 'gallery-dashboard', title: 'Dashboard', text: 'One number leads the day.' },
    { name: 'gallery-nutrition', title: 'Nutrition Log', text: 'Four meals, their parts, and what is left.' },
    { name: 'gallery-tracking', title: 'Activity Tracking', text: 'What a run was, and where it went.' },
    {
      name: 'gallery-analytics',
      title: 'Analytics',
      text: 'Weeks beside each other, goals beside what was done.',
    },
  ],
  wide: [
    { name: 'gallery-wide-dashboard', title: 'The same on a desk', text: 'A day at a glance.' },
    {
      name: 'gallery-wide-analytics',
      title: 'Where it leads',
      text: 'The week’s goal beside the trend of a weight.',
    },
  ],
  featuresTitle: 'What you have seen',
  features: {
    honest: {
      title: 'Every figure has a source',
      text: 'Parts with grams, figures and a word on how sure they are. You correct, it counts again.',
    },
    tonight: {
      title: 'Dinner from what is there',
      text: 'Recipes with macros counted from their parts, and a list of what is missing.',
    },
    road: {
      title: 'Nothing lost on the road',
      text: 'Recording goes on without a network and through a reload; it is sent when it can be.',
    },
  },
  trial: 'Start Free Trial',
  about: 'Learn More About Us',
  closingTitle: 'Your turn.',
  closingText: 'The first film you could make is of tonight’s dinner.',
} as const
