import { useMutation } from '@tanstack/react-query'
import {
  exportMealPlanCalendar,
  exportMealPlanCsv,
  exportMealPlanPdf,
  type MealPlan,
} from '#contract/meal-plans.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { saveFile } from '#web/ui/device/save-file.ts'
import { words } from './words.ts'

const endpoints = { pdf: exportMealPlanPdf, csv: exportMealPlanCsv, ics: exportMealPlanCalendar }
export type ExportFormat = keyof typeof endpoints

/** Downloads a plan. Fetched by script, as a plain link could not show a refusal. */
export function useExport({ id, startsOn }: Pick<MealPlan, 'id' | 'startsOn'>) {
  return useMutation({
    async mutationFn(format: ExportFormat) {
      const file = (await call(endpoints[format], { params: { id } })) as unknown as Blob
      await saveFile(file, `meal-plan-${startsOn}.${format}`)
    },
    onError: (error) => toastRefusal(error, words.exportFailed),
  })
}
