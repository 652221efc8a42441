/** User-facing sentences on what this device keeps. */
export const words = {
  dataLoss: {
    title: 'Something has not been sent',
    text: 'What waits on this device has not reached the server. Signing out deletes it.',
    confirm: 'Sign Out Anyway',
    cancel: 'Stay',
  },
} as const
