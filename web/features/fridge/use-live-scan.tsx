import { liveScanEnough, type ScanResult } from '#contract/fridge.ts'
import { useScanner } from '#web/features/scanner/use-scanner.tsx'
import { useQuota } from '#web/features/subscriptions/use-quota.ts'
import { ApiError, errorText, isPlanError, isSignedOut } from '#web/http/api-error.ts'
import { toastPlanRefusal } from '#web/http/toast-refusal.ts'
import { useConfig } from '#web/http/use-config.ts'
import { formatCount, formatNumber } from '#web/ui/measures/format.ts'
import { outcomeText, sayOutcome } from './say-outcome.ts'
import { useScanFridge } from './use-scan-fridge.ts'
import { words } from './words.ts'

type Options = {
  session: string | undefined
  /** Number of ingredients in the session. */
  count: number
  onScanned: (result: ScanResult) => void
  onUpload: () => void
}

/** The live fridge scanner: pictures of one session until enough ingredients are found or the user stops. */
export function useLiveScan({ session, count, onScanned, onUpload }: Options) {
  const sight = useConfig()?.model.vision
  const quota = useQuota('fridge_scan')
  const { mutateAsync: look } = useScanFridge(onScanned)

  async function onFrame(image: Blob, signal: AbortSignal) {
    try {
      const result = await look({ image, session, signal })
      // Without a vision model a further picture would return the same common ingredients.
      if (isEnough(result) || sight === false) {
        sayOutcome(result)
        return { done: true as const }
      }
      const { length } = result.ingredients
      const { title, text } = outcomeText(result)
      const note = result.analysis.found > 0 ? words.liveNote(title, length, formatNumber(length)) : text
      return { done: false as const, note }
    } catch (error) {
      if (isPlanError(error)) toastPlanRefusal(error)
      if (isPlanError(error) || isSignedOut(error)) return { done: true as const }
      if (error instanceof ApiError && error.status < 500)
        return { done: false as const, note: errorText(error) }
      throw error
    }
  }

  const scanner = useScanner({
    mode: 'fridge',
    onFrame,
    notice: sight && quota ? words.liveCost(formatNumber(quota.left)) : undefined,
    action: count
      ? { label: words.liveDone(formatCount(count, ...words.ingredients)), onSelect: () => scanner.close() }
      : undefined,
    onUpload() {
      scanner.close()
      onUpload()
    },
  })
  return { open: scanner.open, overlay: scanner.overlay }
}

/** Twelve or more ingredients above 70 % confidence, from a vision model. */
function isEnough({ ingredients, analysis }: ScanResult): boolean {
  const sure = ingredients.filter(({ confidence }) => confidence > liveScanEnough.sureOf)
  return !analysis.error && sure.length >= liveScanEnough.ingredients
}
