import { mostListedRefusals, type SetImport } from '#contract/strength/files.ts'

/** Rows of a file that are not imported: the first of them with the reason, and their number. */
export type Refused = { listed: SetImport['refused']; count: number }

export const noneRefused = (): Refused => ({ listed: [], count: 0 })

export function refuse(refused: Refused, row: number, reason: string) {
  refused.count++
  if (refused.listed.length < mostListedRefusals) refused.listed.push({ row, reason })
}

/** Refuses the row at which reading ends; it is listed in any case. */
export function refuseRest(refused: Refused, row: number, reason: string) {
  refused.listed.splice(mostListedRefusals - 1)
  refuse(refused, row, reason)
}
