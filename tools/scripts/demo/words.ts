export const words = {
  needsPassword:
    'Other people may reach this instance, and everybody knows the usual password: set DEMO_PASSWORD to one of your own.',
  otherPassword: (email: string) =>
    `The account ${email} exists with another password: set DEMO_PASSWORD to the one it was made with.`,
  filling: (days: number) => `Filling ${days} days…`,
  nothingToDo: 'Every day is filled already.',
  ready: (email: string, password: string | undefined) =>
    `Sign in as ${email}${password ? ` with the password: ${password}` : ' with the password in DEMO_PASSWORD'}`,
}
