import { productName } from '#contract/product.ts'

/** User-facing sentences of the company page and its form. */
export const words = {
  eyebrow: `About ${productName}`,
  title: 'Eating well should not need a calculator.',
  lead: `${productName} is a kitchen scale, a training log and a notebook that know of each other. We build it for people who want to know, not to be told off.`,
  missionTitle: 'Our mission',
  mission: [
    'Numbers about food and movement are easy to print and hard to trust. An app shows 512 kcal; nobody says how it knows. We think that a figure without a source is only a guess in a nice font.',
    'So we started from the other end: a food table with its sources, portions as people cook them, distances measured as surveyors measure them. Artificial intelligence helps to read a plate or a shelf. It does not get to make up what is on it, and you have the last word.',
  ],
  technologyTitle: 'How it works',
  technology: [
    {
      title: 'A food table first',
      text: 'More than 3,000 foods, most of them with figures of the US Department of Agriculture. Each row says where it comes from.',
    },
    {
      title: 'Models where they help',
      text: 'Where this server is connected to a vision model, it reads photos. The table’s figures still win wherever it knows the food.',
    },
    {
      title: 'An engine of our own',
      text: 'Sentences, recipes, pairings, workouts and schedules work without any model, and every answer says which of the two gave it.',
    },
  ],
  featuresTitle: 'What you can do with it',
  features: {
    nutrition: {
      title: 'Smart Nutrition Tracking',
      text: 'Meals and drinks by photo, sentence or barcode, with goals that are yours.',
    },
    fridge: {
      title: 'Fridge Scanner',
      text: 'What is on the shelf, and three dishes that it becomes tonight.',
    },
    workouts: {
      title: 'AI Generated Workouts',
      text: 'Bodyweight sessions for your level, your time and your space.',
    },
    gps: {
      title: 'GPS Activity Tracking',
      text: 'Runs, walks and rides with splits and climbing. A dead network loses no point.',
    },
  },
  valuesTitle: 'Our core values',
  values: {
    privacy: {
      title: 'Privacy First',
      text: 'No advertising, no third-party scripts, no sale of data. Routes lose their ends before you share them.',
    },
    accessibility: {
      title: 'Accessibility',
      text: 'Readable in the sun and in the dark, by keyboard and by screen reader. A barrier is a defect; tell us.',
    },
    innovation: {
      title: 'Innovation',
      text: 'New things only where they save you time or make a figure truer, and measured before they are praised.',
    },
  },
  contactTitle: 'Get in Touch',
  contactLead: 'A question, an idea, something that does not work: people read this, and people answer.',
  replyWithin: 'We answer within 24 hours.',
  writeTo: 'Or write to',
  withoutScripts: 'The form needs JavaScript.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  honeypot: 'Leave this empty',
  needed: {
    name: 'Tell us your name.',
    email: 'Tell us where to answer.',
    subject: 'Enter a subject.',
    message: 'Write a message.',
  },
  send: 'Send Message',
  sending: 'Sending...',
  sentTitle: 'Message sent successfully!',
  sentText: "We'll get back to you within 24 hours.",
  failedTitle: 'Failed to send message.',
  failedText: 'Please try again or email us directly at',
  tryAgain: 'Please try again.',
  tooMany: 'You have sent several messages already. Try again in an hour.',
  signUpTitle: 'See it with your own dinner.',
  signUpText: 'Seven days free, no card. You need an email address and an appetite.',
} as const
