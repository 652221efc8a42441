import { type ActivityType, energyOf } from '#contract/activities/activities.ts'
import { askCoach } from '#contract/training/coach.ts'
import { call } from '#web/http/client.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

/** Milliseconds to wait for the coach before the formula is used. */
const timeoutMs = 6000

/**
 * Kilocalories for a person of 70 kg: the first number of the coach's answer within 6 s, else the formula.
 * Never rejects: an activity is logged in any case.
 */
export async function estimateEnergy(type: ActivityType, minutes: number, miles?: number): Promise<number> {
  const question = words.energyQuestion(
    words.label(type),
    formatNumber(minutes, 1),
    miles ? formatNumber(miles, 1) : undefined,
  )
  const tooLate = new AbortController()
  const timer = setTimeout(() => tooLate.abort(), timeoutMs)
  try {
    const { answer } = await call(askCoach, { body: { question }, signal: tooLate.signal })
    const said = Number(/\d[\d,]*(?:\.\d+)?/.exec(answer)?.[0].replaceAll(',', ''))
    if (Number.isFinite(said) && said > 0 && said <= 50_000) return Math.round(said)
  } catch {
    // The formula below is the specified fallback.
  } finally {
    clearTimeout(timer)
  }
  return energyOf(type, minutes)
}
