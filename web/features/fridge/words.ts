import { scanMinutes, scanPhotos } from '#contract/fridge.ts'
import type { confidenceBand } from '#contract/nutrition/nutrition.ts'
import { stapleLabels } from '#contract/staples.ts'

/** User-facing sentences of the fridge scanner. */
export const words = {
  title: 'Scan Fridge',
  lead: 'Show what you have, tick what is right, and cook with it.',
  back: 'Back to Dashboard',
  signInFirst: 'Please sign in to access the fridge scanner',
  signIn: 'Go to Sign In',
  error: 'Error',
  paymentTitle: 'Payment Method Required',
  paymentText: 'Scanning your fridge requires a paid subscription. What you scanned stays readable.',

  lastScan: 'Your list and its recipes are kept',
  lastScanText: (count: string, when: string) => `${count}, ${when}`,
  continueScan: 'Continue with Your Last Scan',
  cookFromLast: 'Cook from It',

  scanTitle: 'What do you have?',
  scanText: 'One shelf at a time is read best. Several photos go into one list.',
  moreTitle: 'Another shelf?',
  moreText: 'What the next photo shows is added to your list.',
  liveScan: 'Live Scan',
  takePhoto: 'Take Photo',
  upload: 'Upload',
  typeInstead: 'A photo brings common items to tick; type what you have instead.',
  notAnImage: 'Please choose an image file.',
  preparing: 'Preparing your photo…',
  looking: 'Looking for food in your photo…',
  cancel: 'Cancel',
  scansUsedUp: (limit: string, until: string) =>
    `All ${limit} scans of this month are used. The count starts again on ${until}; until then you can type what you have.`,
  recipesUsedUp: (limit: string, until: string) =>
    `All ${limit} recipe generations of this month are used. The count starts again on ${until}; saved recipes stay open.`,

  typeLabel: 'Type what you have',
  typeExample: 'e.g. eggs, spinach, rice',
  typeHint: 'Commas between several things. They are ticked at once.',
  add: 'Add',
  nothingTyped: 'Type at least one ingredient.',
  addFailed: 'That could not be added. Please try again.',

  listTitle: 'Detected Ingredients',
  listTitleTyped: 'Your Ingredients',
  listLoading: 'Loading your ingredients',
  listEmpty: 'Nothing in the list yet. Scan a shelf, or type what you have.',
  listFailed: (status: string) => `Failed to fetch ingredients: ${status}`,
  listFailedText: 'Check your connection and try again, or start over.',
  listGone: 'This scan is gone: scans are removed after a month without use. Start a new one.',
  logInAgain: 'Please log in again to continue.',
  noAnswer: 'no answer',
  confirmed: (count: string, all: string) => `${count} of ${all} confirmed`,
  tickHint: `Tick what you really have. Recipes are built from it; staples (${stapleLabels.join(', ')}) are assumed, and what is left to buy is listed.`,
  tickAll: 'Tick All',
  sure: (percent: string) => `${percent}% sure`,
  typed: 'typed by you',
  tickFailed: 'Failed to update ingredient. Please try again.',
  startOver: 'Start Over',

  scanFailed: 'Scan Failed',
  scanFailedText: (status: number, body: string) => `Scan failed (${status}): ${body}`,
  scanFailedElse: 'Failed to scan fridge. Please try again.',
  photoFailed: 'Could not process scanned image. Please try again.',
  outcomes: {
    fallback: 'Scan Completed with Fallback',
    none: 'No Food Items Found',
    limited: 'Limited Results',
    complete: 'Scan Complete!',
  },
  completeText: (count: number, shown: string, band: string) =>
    `${shown} ${count === 1 ? 'food' : 'foods'} found, ${band} confidence.`,
  bands: { high: 'High', medium: 'Medium', low: 'Low' } satisfies Record<
    ReturnType<typeof confidenceBand>,
    string
  >,
  liveNote: (title: string, count: number, shown: string) =>
    `${title} ${shown} ${count === 1 ? 'ingredient' : 'ingredients'} in your list. Continue with the next shelf.`,
  liveDone: (count: string) => `Done, show ${count}`,
  ingredients: ['ingredient', 'ingredients'],
  liveCost: (left: string) =>
    `Up to ${scanPhotos} pictures in ${scanMinutes} minutes are one scan; ${left} left this month.`,

  howTitle: 'How it works',
  how: [
    { title: 'Scan', text: 'Live, with a photo, or by typing.' },
    { title: 'Confirm', text: 'Keep what is really there. The color says how sure the scanner is.' },
    { title: 'Cook', text: 'Choose quick, balanced or creative, and get recipes for two.' },
    { title: 'Keep', text: 'Save recipes and pairings, and log a serving in one tap.' },
  ],

  savedPairings: 'Saved Pairings',
} as const
