/** Variable of a run whose journeys leave accessibility to the crawl, which checks each screen once. */
export const leftToCrawl = 'ACCESSIBILITY_BY_CRAWL'
