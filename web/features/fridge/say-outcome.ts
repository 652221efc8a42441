import { type ScanResult, scanOutcome } from '#contract/fridge.ts'
import { confidenceBand } from '#contract/nutrition/nutrition.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

/** The specified title of a scan's outcome, and advice. */
export function outcomeText({ analysis }: Pick<ScanResult, 'analysis'>): { title: string; text: string } {
  const outcome = scanOutcome({ analysis })
  const { message, tip, found, confidence } = analysis
  const text =
    outcome === 'complete'
      ? words.completeText(found, formatNumber(found), words.bands[confidenceBand(confidence)])
      : outcome === 'fallback'
        ? message
        : (tip ?? message)
  return { title: words.outcomes[outcome], text }
}

export function sayOutcome(result: ScanResult) {
  const { title, text } = outcomeText(result)
  toast({ title, description: text })
}
