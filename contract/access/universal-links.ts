/**
 * Links that open in the installed iOS app: its screens and paths below them. Not the last pages of a sign-in,
 * which must end where it began, nor those of emails, which open in the browser.
 */
export const universalPaths = ['/dashboard', '/account'] as const

/** Path of Apple's association file. */
export const associationPath = '/.well-known/apple-app-site-association'
