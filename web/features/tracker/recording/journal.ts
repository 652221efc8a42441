import type { Position } from '#contract/activities/track/position.ts'
import { deviceStore } from './device-store.ts'

/** Positions in one row of the store: few enough to write again each second, many enough to read quickly. */
const blockSize = 300

/**
 * Writes positions to this device as they come. What comes while a write is under way goes with the next, so
 * that a slow disk never queues up.
 */
export function createJournal(id: string, blocks: Position[][] = []) {
  const unwritten = new Set<number>()
  let writing: Promise<boolean> | undefined

  async function writeAll() {
    try {
      while (unwritten.size) {
        const [number] = unwritten
        unwritten.delete(number!)
        await deviceStore.keepBlock(id, number!, blocks[number!]!).catch((error: unknown) => {
          unwritten.add(number!)
          throw error
        })
      }
      return true
    } catch {
      // Tried again with the next position.
      return false
    }
  }

  return {
    blocks,
    add(position: Position) {
      const last = blocks.at(-1)
      if (last && last.length < blockSize) last.push(position)
      else blocks.push([position])
      unwritten.add(blocks.length - 1)
    },
    /** Whether everything so far is kept. */
    write(): Promise<boolean> {
      writing ??= writeAll().finally(() => {
        writing = undefined
      })
      return writing
    },
  }
}
