/** Addresses that the public pages need without the schemas that stand around them elsewhere. */

/** The two browser navigations of signing in and out. */
export const loginPath = '/api/login'
export const logoutPath = '/api/logout'

export const authUserPath = '/api/auth/user'
export const eventsPath = '/api/events'

/** A header that says for whom a call is meant: of somebody else it is refused as of nobody (401). */
export const accountHeader = 'X-Account'
/** A header with the moment (ISO 8601) at which somebody logged what their device sends only now. */
export const loggedAtHeader = 'X-Logged-At'

/** Where Apple lets people change and cancel what they subscribed to. */
export const appleSubscriptions = 'https://apps.apple.com/account/subscriptions'

/** The name of the parameter that a link in a letter carries its receipt in. */
export const receiptParameter = 'n'
