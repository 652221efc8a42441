/** The product's name in one place: a fork renames it here. */
export const productName = 'Forkmile'
/** Used in the marketing path `/why-forkmile`, the deep-link scheme and file names. */
export const productSlug = 'forkmile'
/** The version an iOS shell reports with each request (fixed by the specification). */
export const iosClientVersion = '3.7'
/** Where a zone is not known yet, days are counted here. */
export const fallbackTimezone = 'America/Chicago'
