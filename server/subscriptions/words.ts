/** What the plans' limits say to people. */
export const words = {
  notInPlan: 'Your plan does not include this. Choose a plan to use it.',
  quotaUsed: 'This month’s allowance is used up. It starts again with the next month, or upgrade for more.',
} as const
