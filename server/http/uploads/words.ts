/** User-facing sentences of files that do not arrive. */
export const words = {
  empty: 'This file is empty.',
  busy: 'Earlier files are still being worked off. Try again in a minute.',
  diskFull: 'There is no space for files right now. Try again later.',
  cutOff: 'The file did not arrive whole. Send it again.',
} as const
