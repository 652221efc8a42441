import { and, eq, getTableColumns } from 'drizzle-orm'
import type { NutrientChoice } from '#contract/nutrition/nutrient-choices.ts'
import type { PanelNutrient } from '#contract/nutrition/nutrient-panel.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { nutrientChoices } from './table.ts'

const { userId, name: nutrient, onDashboard } = nutrientChoices
const { userId: _, ...columns } = getTableColumns(nutrientChoices)

export const noChoice: NutrientChoice = { ownTarget: null, pinned: false, onDashboard: false }

/** What one account chose for nutrients. */
export function choiceStore(db: Queryable, owner: string) {
  const mine = eq(userId, owner)
  return {
    async all(): Promise<Map<PanelNutrient, NutrientChoice>> {
      const rows = await db.select(columns).from(nutrientChoices).where(mine)
      return new Map(rows.map(({ name, ...choice }) => [name, choice]))
    },
    async put(name: PanelNutrient, choice: NutrientChoice) {
      await db
        .insert(nutrientChoices)
        .values({ ...choice, name, userId: owner })
        .onConflictDoUpdate({ target: [userId, nutrient], set: choice })
    },
    async remove(name: PanelNutrient) {
      await db.delete(nutrientChoices).where(and(mine, eq(nutrient, name)))
    },
    async clearDashboard() {
      await db
        .update(nutrientChoices)
        .set({ onDashboard: false })
        .where(and(mine, eq(onDashboard, true)))
    },
  }
}
