import type { AdminPeriod, auditActions, Platform, SetupPart } from '#contract/admin.ts'
import type { Tier } from '#contract/subscriptions/plans.ts'

/** User-facing sentences of the owner's area. */
export const words = {
  title: 'Admin Dashboard',
  ownerAccess: 'Owner Access',
  back: 'Back to Account',
  loading: 'Loading admin dashboard...',
  statsFailed: 'Failed to fetch admin stats',
  statsFailedText: 'The numbers could not be counted; zeros are shown instead.',
  tryAgain: 'Try Again',
  period: 'Period',
  periods: {
    '7d': 'Last 7 days',
    '30d': 'Last 30 days',
    '90d': 'Last 3 months',
    '365d': 'Last year',
  } satisfies Record<AdminPeriod, string>,
  countedAt: (time: string) => `Counted at ${time}`,

  summary: 'Summary',
  totalUsers: 'Total Users',
  active: (count: string) => `${count} active this month`,
  monthlyRevenue: 'Monthly Revenue',
  perUser: (amount: string) => `${amount} average per user`,
  paidSubscribers: 'Paid Subscribers',
  inTrial: (count: string) => `${count} in trial`,
  churnRate: 'Churn Rate',
  lowChurn: 'Low churn rate',
  highChurn: 'More than one in twenty leaves a month',

  sections: 'Sections',
  tabs: {
    users: 'User Management',
    analytics: 'Analytics',
    revenue: 'Revenue',
    activity: 'Activity Feed',
    messages: 'Messages',
    audit: 'Audit Log',
    setup: 'Setup',
  },
  more: 'Show More',

  search: 'Search by email',
  searchExample: 'Part of the address',
  tierFilter: 'Tier',
  tierFilters: {
    all: 'All Tiers',
    pro: 'Pro Users',
    plus: 'Plus Users',
    trial: 'Trial Users',
    trial_no_payment: 'Unpaid Trials',
  } satisfies Record<Tier | 'all', string>,
  usersLoading: 'Loading users...',
  usersFailed: 'Failed to fetch users',
  noUsers: 'No users found',
  noUsersText: 'Nobody matches. Try a shorter part of the address or another tier.',
  users: 'Users',
  joined: (day: string) => `Joined ${day}`,
  paying: 'Paying',
  granted: (until: string | null) => (until ? `Granted until ${until}` : 'Granted'),
  totalSpent: 'Total spent',
  fridgeScans: 'Fridge scans',
  recipes: 'Recipes generated',
  ofLimit: (used: string, limit: string) => `${used} of ${limit}`,
  lastActive: 'Last active',
  never: 'Never',
  platforms: { ios: 'iOS', android: 'Android', web: 'Web' } satisfies Record<Platform, string>,
  tiers: {
    trial: 'Trial',
    trial_no_payment: 'Unpaid trial',
    plus: 'Plus',
    pro: 'Pro',
  } satisfies Record<Tier, string>,

  grant: 'Grant Plan',
  changeGrant: 'Change Plan',
  grantFor: (email: string) => `Plan of ${email}`,
  grantTitle: 'Grant a plan',
  grantText:
    'Works without a payment, is not counted as revenue, and ends after its last day or when you take it back.',
  plan: 'Plan',
  until: 'Last day',
  untilHint: 'Leave it empty for a plan without an end.',
  goOn: 'Grant Plan',
  takeBack: 'Take Plan Back',
  confirmGrant: (plan: string, email: string) => `Grant ${plan} to ${email}?`,
  confirmGrantText: (until: string | null) =>
    until
      ? `It starts at once, through ${until}, and nothing is charged.`
      : 'It starts at once, until you take it back. Nothing is charged.',
  confirmTakeBack: (email: string) => `Take the plan of ${email} back?`,
  confirmTakeBackText: 'It ends at once. What they logged stays, and they can choose a plan of their own.',
  grantedToast: 'Plan Granted',
  takenBackToast: 'Plan Taken Back',
  failed: 'That did not work',

  platformTitle: 'Platform Distribution',
  platformText: 'Accounts by the client they were last used with.',
  tierTitle: 'Subscription Tiers',
  tierText: 'Accounts by the plan that counts right now.',
  signupsTitle: 'Recent Signups',
  noSignups: 'No recent signups',
  noSignupsText: 'Nobody has signed up in this period.',

  averageRevenue: 'Average Revenue per User',
  monthlyChurn: 'Monthly Churn Rate',
  revenueText:
    'What the subscriptions that are paid for bring a month, before taxes and fees. Granted plans bring nothing.',
  averageText: 'Monthly revenue over paid subscribers.',
  churnText: (period: string) =>
    `Of those who paid when the period began (${period.toLowerCase()}), the share that no longer pays, by the month.`,

  feedTitle: 'Activity Feed',
  newUser: (tier: string, platform: string) => `New ${tier} user on ${platform}`,

  messagesLoading: 'Loading messages...',
  messagesFailed: 'Failed to fetch messages',
  messageStates: 'Which messages',
  open: 'Open',
  done: 'Done',
  noMessages: 'No open messages',
  noMessagesText: 'What people write through the contact form arrives here.',
  noneDone: 'Nothing is done yet',
  noneDoneText: 'Messages that you mark as done are kept here for a year.',
  newMessage: 'New',
  priority: 'Priority',
  from: (name: string, email: string) => `${name} · ${email}`,
  writtenAs: (account: string | null) =>
    account ? `Signed in as ${account}` : 'Address not confirmed: it may be anybody’s',
  answer: 'Answer by Email',
  answerSubject: (subject: string) => `Re: ${subject}`,
  markDone: 'Mark as Done',
  openAgain: 'Open Again',
  note: 'Note',
  noteHint: 'Only you see it.',
  saveNote: 'Save Note',
  noteSaved: 'Note Saved',
  markedDone: 'Marked as Done',
  openedAgain: 'Message Reopened',

  auditLoading: 'Loading the audit log...',
  auditFailed: 'Failed to fetch the audit log',
  auditText:
    'What was changed from this desk, and payments without an account, newest first. Nothing here can be altered.',
  noAudit: 'Nothing was done here yet',
  noAuditText:
    'Plans you grant or take back, messages you close, and payments without an account are written down here.',
  deletedAccount: 'an account that was deleted',
  through: (day: string) => `through ${day}`,
  deeds: {
    plan_granted: (subject: string, { to = '' }) => `Granted ${to} to ${subject}`,
    plan_taken_back: (subject: string, { from = '' }) => `Took ${from} back from ${subject}`,
    message_done: (_subject: string, { received = '' }) => `Closed a message of ${received}`,
    message_reopened: (_subject: string, { received = '' }) => `Opened a message of ${received} again`,
    stray_payment_ended: (_subject: string, { customer = '', subscription = '', paid = '' }) =>
      `Ended ${subscription} at Stripe: customer ${customer} has no account any more, and has paid $${paid}. A refund is up to you.`,
    stray_store_payment: (_subject: string, { subscription = '', paid = '' }) =>
      `The App Store took $${paid} for ${subscription}, which has no account. Only its person can end it.`,
  } satisfies Record<
    (typeof auditActions)[number],
    (subject: string, details: Record<string, string>) => string
  >,
  setupTitle: 'Setup of this server',
  setupText: 'Everything works without the missing parts, except what each line says.',
  setupComplete: 'Every part is set up.',
  setupLoading: 'Loading the setup...',
  setupFailed: 'Failed to fetch the setup',
  setUp: 'Set up',
  notSetUp: 'Missing',
  set: 'Set',
  setupParts: {
    https: {
      name: 'Public address with https',
      without: 'Browsers allow camera, location, notifications and installation over https only.',
    },
    mail: {
      name: 'Outgoing email',
      without:
        'Emails are kept as files in the outbox folder of the data folder. Addresses are not confirmed, and reminders do not come by email.',
    },
    model: {
      name: 'AI model',
      without: 'The built-in engine answers. It reads sentences, but cannot see what is in photos.',
    },
    cards: {
      name: 'Card payments',
      without: 'Nobody can buy a plan on the web. You can grant plans under User Management.',
    },
    app_store: { name: 'App Store purchases', without: 'Nobody can buy a plan in the iOS app.' },
    iphone_push: { name: 'Notifications on iPhones', without: 'The iOS app receives no notifications.' },
    android_push: {
      name: 'Notifications on Android',
      without: 'An Android app receives no notifications. Browsers do.',
    },
    sms: { name: 'Text messages', without: 'Reminders do not come by text message.' },
    providers: {
      name: 'Sign-in with other accounts',
      without:
        'People sign in by email and password only. Apple, GitHub, X and OpenID Connect have settings of their own.',
    },
  } satisfies Record<SetupPart['part'], { name: string; without: string }>,
  was: (tier: string) => `was ${tier}`,
  now: (tier: string) => `now ${tier}`,
} as const
