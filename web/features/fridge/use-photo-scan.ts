import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ScanResult } from '#contract/fridge.ts'
import { isImage, usePhoto } from '#web/features/nutrition/scan/use-photo.ts'
import { ApiError, errorText, isStopped } from '#web/http/api-error.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { shrinkPhoto } from '#web/ui/device/shrink-photo.ts'
import { sayOutcome } from './say-outcome.ts'
import { useScanFridge } from './use-scan-fridge.ts'
import { words } from './words.ts'

/** Analyzes a photo as soon as it is chosen; can be stopped, and stops when the screen is left. */
export function usePhotoScan(session: string | undefined, onScanned: (result: ScanResult) => void) {
  const photo = usePhoto()
  const [isPreparing, setPreparing] = useState(false)
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])
  const { mutateAsync: look } = useScanFridge(onScanned)

  const scan = useMutation({
    async mutationFn(file: File) {
      const stop = new AbortController()
      stopper.current = stop
      setPreparing(true)
      const image = await shrinkPhoto(file).catch(() => {
        throw new PhotoError()
      })
      stop.signal.throwIfAborted()
      setPreparing(false)
      return look({ image, session, signal: stop.signal })
    },
    onSuccess: sayOutcome,
    onError: (error) => void (isStopped(error) || toastRefusal(error, words.scanFailed, scanRefusal(error))),
    onSettled: photo.remove,
  })
  return {
    /** Ignored while another photo is analyzed. */
    choose(file: File | undefined) {
      if (!file || scan.isPending) return
      photo.choose(file)
      if (isImage(file)) scan.mutate(file)
    },
    stop: () => stopper.current?.abort(),
    isScanning: scan.isPending,
    isPreparing,
    address: photo.address,
    refused: photo.refused,
  }
}

/** A photo that could not be prepared for upload. */
class PhotoError extends Error {}

/** Why a scan failed, in the specified sentences. */
function scanRefusal(error: unknown): string {
  if (error instanceof PhotoError) return words.photoFailed
  if (!(error instanceof ApiError)) return words.scanFailedElse
  return words.scanFailedText(error.status, errorText(error, error.text))
}
