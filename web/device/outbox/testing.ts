import type { Entry } from './outbox-store.ts'

/** A glass of water that Ann logged without a network. */
export const waterEntry: Entry = {
  id: '0199a0c0-0000-7000-8000-000000000001',
  userId: 'ann',
  kind: 'drink',
  path: '/api/drinks/log',
  body: { drinkType: 'water', volume: 240 },
  shown: {},
  changes: [],
  loggedAt: Date.UTC(2026, 10, 21, 12, 30),
  failures: 0,
  state: 'waiting',
}
