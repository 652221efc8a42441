/** User-facing sentences of calls to the server. */
export const words = {
  unauthorized: 'Unauthorized',
  loggedOut: 'You are logged out. Logging in again...',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  tryAgain: 'Please try again.',
  undo: 'Undo',
  undoFailed: 'Could Not Undo',
  planTitle: 'Payment Method Required',
  quotaTitle: 'Monthly limit reached',
  planText: 'Your current plan does not include this.',
  quotaUsed: (used: number, limit: number, until: string) =>
    `${used} of ${limit} used this month. The count starts again on ${until}.`,
  partOf: (plan: string) => `Part of the ${plan}`,
  partOfText: 'Your plan does not include this. Upgrade to use it.',
  usedThisMonth: 'Used this month',
  choosePlan: 'Choose Plan',
  upgradePlan: 'Upgrade Plan',
} as const
