/** Commands from a page to the service worker. */
export type Order = 'take over' | 'keep shell'
