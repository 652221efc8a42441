/** What a page asks of the service worker. */
export type Order = 'take over' | 'keep shell'
