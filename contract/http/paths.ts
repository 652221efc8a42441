/** Addresses used by public pages, without the schemas of other modules. */

/** Browser navigations for signing in and out. */
export const loginPath = '/api/login'
export const logoutPath = '/api/logout'

export const authUserPath = '/api/auth/user'
export const eventsPath = '/api/events'

/** Header with the account a call is meant for; another session is refused with 401. */
export const accountHeader = 'X-Account'
/** Header with the time (ISO 8601) of an action sent later. */
export const loggedAtHeader = 'X-Logged-At'
/** Header with the paths of an answer's values that earlier versions stored and inputs no longer allow. */
export const outOfRangeHeader = 'X-Out-Of-Range'

/** Apple's page for managing subscriptions. */
export const appleSubscriptions = 'https://apps.apple.com/account/subscriptions'

/** Query parameter of a receipt in emailed links. */
export const receiptParameter = 'n'
