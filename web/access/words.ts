import { productName } from '#contract/product.ts'

/** Letters of a failure that somebody else worded; nobody reads more, and a link could hold pages. */
export const longestFailure = 200

/** The sentence for a failure that stands in an address: one of ours by its code, else the text itself. */
export function failureText(error: string): string {
  const text = Object.hasOwn(words.failed, error) ? words.failed[error as keyof typeof words.failed] : error
  return text.slice(0, longestFailure)
}

/** What signing in and its pages say. */
export const words = {
  signInTitle: 'Welcome back',
  signInLead: 'Sign in to your meals, drinks and miles.',
  signUpTitle: 'Start with honest numbers',
  signUpLead: 'Seven days free. No credit card needed, cancel anytime.',
  name: 'First name',
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters. A few words in a row work well.',
  forgot: 'Forgot password?',
  signIn: 'Sign In',
  signingIn: 'Signing in…',
  signUp: 'Create Account',
  signingUp: 'Creating…',
  newHere: `New to ${productName}?`,
  createAccount: 'Create an account',
  haveAccount: 'Have an account already?',
  or: 'or',
  continueWith: (provider: string) => `Continue with ${provider}`,
  failedTitle: 'Sign In Failed',
  failed: {
    no_token: 'No authentication token received',
    no_tokens: 'No authentication token received',
    not_begun: 'That sign-in was not begun in this app, so it was not used. Sign in here instead.',
    auth_failed: 'Signing in did not work. Please try again.',
  },
  oauthError: (description: string) => `OAuth error: ${description}`,
  userFailed: 'Failed to fetch user data',
  completing: 'Completing sign in...',
  yourPlan: (plan: string) => `Your choice: ${plan}. It is kept while you sign in or up.`,
  dialogTitle: `Welcome to ${productName}`,
  dialogText: 'Sign in securely to continue with your fitness journey',
  dialogNote:
    'Google, Apple, GitHub, X and email/password sign-in are supported. The next page offers those that this server has set up.',
  appTitle: `Welcome to ${productName}`,
  appLead: 'Sign in on our page in your browser. You come back here by yourself.',
  toAppTitle: 'Back to the app',
  toAppText: (address: string) =>
    `You are signed in here as ${address}. Continue in the app with this account?`,
  toApp: 'Continue in the App',
  otherAccount: 'Use another account',
  didNotWork: 'That did not work. Please try again.',
  inboxTitle: 'Look into your inbox',
  inboxText: (address: string) =>
    `We sent a link to ${address}. Open it and enter your password to confirm the address.`,
  sendAgain: 'Send the link again',
  sending: 'Sending…',
  toSignIn: 'Back to sign in',
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Tell us your address and we send a link that sets a new one.',
  sendLink: 'Send the link',
  resetTitle: 'Set a new password',
  resetLead: 'It signs you out everywhere else.',
  setPassword: 'Set password',
  setting: 'Setting…',
  verifyTitle: 'Confirm your address',
  verifyLead: 'Enter the password of your account. It shows that the account is yours, not only the inbox.',
  confirm: 'Confirm address',
  confirming: 'Confirming…',
  confirmEmailTitle: 'Confirm your new address',
  confirmEmailLead: 'Enter the password of your account, and this address takes the old one’s place.',
  toAccount: 'Go to Account',
  doneTitle: 'Done',
  linkMissingTitle: 'This link is not complete',
  linkMissingText: 'Open the whole link from the letter, or ask for a new one.',
  askNewLink: 'Ask for a new link',
  toDashboard: 'Go to Dashboard',
} as const
