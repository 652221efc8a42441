/** User-facing sentences on planned sessions, apart from the tracker's as they are in the first load. */
export const words = {
  waits: 'Done, on its way to your history',
} as const
