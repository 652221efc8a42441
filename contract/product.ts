/** The product's name; a fork changes it here. */
export const productName = 'Forkmile'
/** Used in the marketing path `/why-forkmile`, the deep-link scheme and file names. */
export const productSlug = 'forkmile'
/** Version reported by the iOS app with each request (specified). */
export const iosClientVersion = '3.7'
/** Zone of days until the account's is known. */
export const fallbackTimezone = 'America/Chicago'
