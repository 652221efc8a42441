import type { Endpoint } from '#contract/http/endpoint.ts'
import { AppError } from '#contract/http/errors.ts'

type Bounds = { person: number; all: number; waitMs: number }

/** Requests with a photo of up to 10 MB; bounds their memory. */
const photos: Bounds = { person: 4, all: 16, waitMs: 10_000 }
/** Requests that compute for milliseconds or have a large body. */
const others: Bounds = { person: 6, all: 32, waitMs: 10_000 }
/** Streamed downloads, each with a page of rows in memory, for as long as its client takes. */
const downloads: Bounds = { person: 2, all: 16, waitMs: 1000 }
const busy = 'Much is being worked on at the moment. Try again shortly.'
const tooManyDownloads = 'Other downloads are under way. Try again when one of them has ended.'

/** Releases the slot. */
export type Release = () => void
export type Admission = { enter(endpoint: Endpoint, caller: string): Promise<Release> }

/**
 * Admission control: bounds concurrent expensive requests of a process, per caller and in total; other requests
 * pass.
 */
export function openAdmission(): Admission {
  const ofDownloads = admissionPool(downloads, tooManyDownloads)
  const [ofPhotos, ofOthers] = [admissionPool(photos), admissionPool(others)]
  return {
    async enter(endpoint, caller) {
      if (endpoint.streams) return ofDownloads(caller)
      if (endpoint.form) return ofPhotos(caller)
      if (isExpensive(endpoint)) return ofOthers(caller)
      return () => {}
    },
  }
}

function isExpensive({ limit, maxBytes, bytes }: Endpoint) {
  // Streamed files have bounds of their own.
  return !bytes && (limit === 'ai' || maxBytes !== undefined)
}

/** A pool of slots. Error: `unavailable` when none is free in time. */
export function admissionPool({ person, all, waitMs }: Bounds, refusal = busy) {
  const inside = new Map<string, number>()
  const line: { caller: string; admit: () => void }[] = []
  let total = 0

  const isFree = (caller: string) => total < all && (inside.get(caller) ?? 0) < person

  function take(caller: string): Release {
    total++
    inside.set(caller, (inside.get(caller) ?? 0) + 1)
    let left = false
    return () => {
      if (left) return
      left = true
      total--
      const rest = inside.get(caller)! - 1
      if (rest) inside.set(caller, rest)
      else inside.delete(caller)
      // The first caller below its bound: one at its bound does not block others.
      const next = line.findIndex((one) => isFree(one.caller))
      if (next >= 0) line.splice(next, 1)[0]!.admit()
    }
  }

  return (caller: string): Promise<Release> => {
    if (isFree(caller)) return Promise.resolve(take(caller))
    return new Promise<Release>((resolve, reject) => {
      const waiting = {
        caller,
        admit: () => {
          clearTimeout(timer)
          resolve(take(caller))
        },
      }
      const timer = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1)
        reject(new AppError('unavailable', refusal, { retryAfterSeconds: 5 }))
      }, waitMs)
      line.push(waiting)
    })
  }
}
