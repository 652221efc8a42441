/**
 * Links of the site that open in the iOS app where it is installed: its screens, and what lies under them. Not the
 * pages that end a sign-in, which has to end where it began; nor those of letters, which belong to the browser.
 */
export const universalPaths = ['/dashboard', '/account'] as const

/** Where iOS asks the site for them. */
export const associationPath = '/.well-known/apple-app-site-association'
