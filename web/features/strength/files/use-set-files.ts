import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { exportSetsCsv, importSets, mostSetFileBytes } from '#contract/strength/files.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { errorText, isPlanError, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toastPlanRefusal } from '#web/http/plan-notice.tsx'
import { saveFile } from '#web/ui/device/save-file.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { refreshStrength } from '../refresh-strength.ts'
import type { WeightUnit } from '../weights.ts'
import { words } from './words.ts'

/** Reads a file without writing anything. */
export function useReadFile() {
  const toastError = useToastError(words.importFailed)
  return useMutation({
    async mutationFn(file: File) {
      if (file.size > mostSetFileBytes) throw new FileTooLarge(words.tooLarge)
      return { file, report: await call(importSets, { query: { dryRun: 'true' }, bytes: file }) }
    },
    onError: toastError,
  })
}

export function useImportFile(onDone: () => void) {
  const queries = useQueryClient()
  const toastError = useToastError(words.importFailed)
  return useMutation({
    mutationFn: ({ file, unit }: { file: File; unit: WeightUnit | undefined }) =>
      call(importSets, { query: { dryRun: 'false', unit }, bytes: file }),
    onSuccess({ imported }) {
      onDone()
      if (imported) toast({ title: words.imported, description: words.importedText(imported) })
      else toast({ title: words.nothingNew, description: words.nothingNewText })
    },
    onError: toastError,
    // A file that failed half way has left sets.
    onSettled: () => refreshStrength(queries),
  })
}

/** Downloads all sets. Fetched by script, as a plain link could not show a refusal. */
export function useExportSets() {
  const { today } = useToday()
  const toastError = useToastError(words.exportFailed)
  return useMutation({
    async mutationFn() {
      const file = (await call(exportSetsCsv)) as unknown as Blob
      await saveFile(file, `strength-sets-${today}.csv`)
    },
    onError: toastError,
  })
}

class FileTooLarge extends Error {}

function useToastError(fallback: string) {
  const [, go] = useLocation()
  return (error: Error) => {
    if (isSignedOut(error)) return
    if (isPlanError(error)) return toastPlanRefusal(error, go)
    const description = error instanceof FileTooLarge ? error.message : errorText(error, fallback)
    toast({ title: words.fileError, description, variant: 'destructive' })
  }
}
