import type { words } from './words.ts'

export type Tile = keyof typeof words.tiles

/** The order without any use. */
export const tiles: readonly Tile[] = [
  'water',
  'weight',
  'run',
  'workout',
  'scan',
  'photo',
  'fridge',
  'drink',
  'manual',
]
const key = 'logTiles'

/** Tiles by use, slowly: a tile moves ahead of another only with twice as many uses. */
export function tileOrder(uses: Partial<Record<Tile, number>>): Tile[] {
  const step = (tile: Tile) => Math.floor(Math.log2((uses[tile] ?? 0) + 1))
  return tiles.toSorted((one, other) => step(other) - step(one))
}

/** Uses of the tiles on this device. */
export function tileUses(): Partial<Record<Tile, number>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const numbers = Object.entries(stored ?? {}).filter(([, uses]) => Number.isSafeInteger(uses))
    return Object.fromEntries(numbers)
  } catch {
    return {}
  }
}

export function countUse(tile: Tile) {
  try {
    const uses = tileUses()
    localStorage.setItem(key, JSON.stringify({ ...uses, [tile]: (uses[tile] ?? 0) + 1 }))
  } catch {
    // Storage is unavailable: the order stays.
  }
}
