import { useMutation, useQueryClient } from '@tanstack/react-query'
import { exportSetsCsv, importSets, mostSetFileBytes } from '#contract/strength/files.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
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
  return (error: Error) => {
    toastRefusal(
      error,
      words.fileError,
      error instanceof FileTooLarge ? error.message : errorText(error, fallback),
    )
  }
}
