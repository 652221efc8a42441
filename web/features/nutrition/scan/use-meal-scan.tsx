import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Food } from '#contract/foods/foods.ts'
import { gtinOf } from '#contract/foods/gtin.ts'
import { analyzeMeal, confidenceBand, type MealAnalysis } from '#contract/nutrition/nutrition.ts'
import { useCustomFood } from '#web/features/foods/use-custom-food.tsx'
import { foodByBarcode } from '#web/features/foods/use-food-search.ts'
import { useScanner } from '#web/features/scanner/use-scanner.tsx'
import { ApiError, errorText, isPlanError, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toastPlanRefusal } from '#web/http/toast-refusal.ts'
import { useConfig } from '#web/http/use-config.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'
import type { MealDraft } from './use-meal-draft.ts'

type Found = {
  draft: MealDraft
  onAnalysis: (analysis: MealAnalysis) => void
  onFood: (food: Food) => void
  onUpload: () => void
}
type Frame = { image: Blob; signal: AbortSignal }

/** The live meal scanner: analyzes a plate, or looks up a barcode. Requires the meal type first. */
export function useMealScan({ draft, onAnalysis, onFood, onUpload }: Found) {
  const sight = useConfig()?.model.vision
  const [unknown, setUnknown] = useState<string>()
  const own = useCustomFood(onFood)
  const { mutateAsync: read } = useMutation({
    mutationFn: ({ image, signal }: Frame) =>
      call(analyzeMeal, {
        form: { mealType: draft.mealType || null, notes: draft.notes.trim() || null, image },
        signal,
      }),
  })

  async function onFrame(image: Blob, signal: AbortSignal) {
    try {
      const analysis = await read({ image, signal })
      const band = words.bands[confidenceBand(analysis.confidence)]
      toast({ title: words.analysisComplete, description: words.detected(analysis.foodName, band) })
      onAnalysis(analysis)
      return { done: true as const }
    } catch (error) {
      return afterRefusal(error)
    }
  }

  async function onBarcode(code: string, signal: AbortSignal) {
    // A misread code (wrong check digit) is ignored; the next frame is read again.
    if (!gtinOf(code)) return { done: false as const }
    try {
      onFood(await foodByBarcode(code, signal))
      return { done: true as const }
    } catch (error) {
      // Unknown (404), or the food service is unavailable (503).
      if (error instanceof ApiError && [404, 503].includes(error.status)) setUnknown(code)
      return afterRefusal(error)
    }
  }

  /** Shows a refusal in the scanner, which continues; an ended session stops it. */
  function afterRefusal(error: unknown) {
    if (isPlanError(error)) toastPlanRefusal(error)
    if (isPlanError(error) || isSignedOut(error)) return { done: true as const }
    if (error instanceof ApiError && error.status !== 500)
      return { done: false as const, note: errorText(error) }
    throw error
  }

  const scanner = useScanner({
    mode: 'meal',
    // Without a vision model no frame is sent.
    onFrame: sight ? onFrame : undefined,
    onBarcode,
    notice: sight === false ? words.scanBlind : undefined,
    // An unknown product can be added as a custom food at once.
    action: unknown
      ? {
          label: words.describePackage,
          onSelect() {
            scanner.close()
            own.open({ barcode: unknown })
          },
        }
      : undefined,
    onUpload() {
      scanner.close()
      onUpload()
    },
  })
  return {
    overlay: (
      <>
        {scanner.overlay}
        {own.dialog}
      </>
    ),
    open() {
      setUnknown(undefined)
      if (draft.mealTypeFor('scanning')) scanner.open()
    },
  }
}
