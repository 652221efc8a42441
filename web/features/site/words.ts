import { productName } from '#contract/product.ts'

/** User-facing sentences of the public pages. */
export const words = {
  navigation: 'Site',
  signIn: 'Sign In',
  trial: 'Start 7-Day Free Trial',
  logout: 'Logout',
  toDashboard: 'Go to Dashboard',
  checking: 'Checking whether you are signed in…',
  menu: 'Menu',
  eyebrow: 'Eat well. Move well. Know it.',
  headline: 'Honest numbers for every plate and every mile.',
  lead: `Photograph or describe a meal, scan the fridge, record a run. ${productName} counts from a real food table, shows where each figure comes from, and lets you correct it.`,
  noCard: 'No credit card needed. Cancel anytime.',
  plate: {
    alt: 'A plate of roast chicken, rice, broccoli and tomatoes, each with its calories',
    chicken: 'Roast chicken',
    rice: 'Rice',
    broccoli: 'Broccoli',
    tomatoes: 'Tomatoes',
    meal: 'Lunch · high confidence',
    total: (calories: number) => `${calories} kcal`,
    protein: '45 g protein',
    carbs: '59 g carbs',
    fat: '5 g fat',
  },
  highlightsTitle: 'What it does for you',
  highlights: [
    { title: 'Photo analysis', figure: '1', text: 'photo or sentence to log a meal' },
    { title: 'AI recipe generation', figure: '3+', text: 'recipes from every fridge scan' },
    { title: 'Nutrition tracking', figure: '7', text: 'figures a meal, from calories to sodium' },
  ],
  demosTitle: 'See what it sees',
  demos: {
    scan: {
      title: 'AI Meal Scanning',
      text: 'Name the meal, take its picture, or both. You get each part with its weight and figures, and how sure each one is.',
    },
    recognition: {
      title: 'Food Recognition & Analysis',
      text: 'Every figure has a source. Change an amount and the sum follows; what was not understood is shown, never guessed.',
    },
    // What the built-in engine reads; a test compares them.
    sentence: '“two eggs, a slice of toast with butter, and a flat white”',
    parts: [
      { name: 'Eggs, 2', grams: '100 g', calories: 143 },
      { name: 'Buttered toast, 1 slice', grams: '33 g', calories: 126 },
      { name: 'Flat white', grams: '170 g', calories: 78 },
    ],
    sum: 'Breakfast',
    sumTotal: (calories: number) => `${calories} kcal`,
    dayTitle: 'Today so far',
    // 4 kcal per gram of protein and of carbs, 9 of fat.
    dayTotal: '1,375 kcal',
    example: 'An example',
    bars: [
      { label: 'Protein', tone: 'protein', value: 96, max: 150, text: '96 / 150 g' },
      { label: 'Carbs', tone: 'carbs', value: 142, max: 200, text: '142 / 200 g' },
      { label: 'Fat', tone: 'fat', value: 47, max: 80, text: '47 / 80 g' },
    ],
  },
  toDemos: 'Watch the Demos',
  featuresTitle: 'One place for the kitchen and the road',
  features: {
    fridge: {
      title: 'Smart Fridge Scanner',
      text: 'Point the camera at the shelf. Tick what is really there. Cook tonight with it.',
    },
    recipes: {
      title: 'Personalized Recipes',
      text: 'Three real dishes from what you have, with macros counted from the parts.',
    },
    coach: {
      title: 'AI Workout Coach',
      text: 'Bodyweight sessions that lead you step by step and log themselves.',
    },
    analytics: { title: 'Nutrition Analytics', text: 'Weeks at a glance: energy, macros, meals, habits.' },
    photo: {
      title: 'Meal Photo Analysis',
      text: 'A photo, a sentence or a barcode. You correct it before it counts.',
    },
    progress: { title: 'Progress Tracking', text: 'Streaks, goals, records. Encouraging, never scolding.' },
  },
  planKept: 'Your choice is kept',
  planKeptText: (plan: string) =>
    `${plan} is chosen. Sign in, and your free days begin; nothing is paid today.`,
  planKeptUnnamed: 'Sign in, and your free days begin; nothing is paid today.',
  planKeptIos: 'On an iPhone the subscription is bought in the App Store.',
  closingTitle: 'Tonight’s dinner is a good place to start.',
  closingText: 'Log it in one sentence. It takes ten seconds and costs nothing.',
  signInFailed: 'Sign In Failed',
  links: {
    home: 'Home',
    why: `Why ${productName}`,
    about: 'About',
    demos: 'Demos',
    login: 'Sign In',
    terms: 'Terms',
    privacy: 'Privacy',
    disclaimer: 'Disclaimer',
  },
  footerPages: 'More pages',
  footerLegal: 'Legal',
  footer:
    'General wellness information, not medical advice. AI results are estimates. Your data is never sold. Payments are PCI compliant.',
  copyright: (year: string) => `© ${year} ${productName}`,
} as const
