import { useState } from 'react'
import type { NutritionLog } from '#contract/nutrition/nutrition.ts'
import { type Copied, CopyDialog } from '../../copy/copy-dialog.tsx'
import { SaveMealDialog } from '../../saved/save-meal-dialog.tsx'
import { EditDialog } from '../edit/edit-dialog.tsx'

type Edited = { log: NutritionLog; food: number | undefined }

/** Actions on logged entries; `dialogs` is to be rendered. */
export function useMealActions() {
  const [edited, setEdited] = useState<Edited>()
  const [copied, setCopied] = useState<Copied>()
  const [saved, setSaved] = useState<readonly NutritionLog[]>()
  return {
    /** `food`: the place of the food to open. */
    edit: (log: NutritionLog, food?: number) => setEdited({ log, food }),
    copy: setCopied,
    save: setSaved,
    dialogs: (
      <>
        <EditDialog log={edited?.log} food={edited?.food} onClose={() => setEdited(undefined)} />
        <CopyDialog copied={copied} onClose={() => setCopied(undefined)} />
        <SaveMealDialog logs={saved} onClose={() => setSaved(undefined)} />
      </>
    ),
  }
}
export type MealActions = Pick<ReturnType<typeof useMealActions>, 'edit' | 'copy' | 'save'>
