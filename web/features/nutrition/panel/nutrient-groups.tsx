import { useState } from 'react'
import { micronutrients } from '#contract/foods/micronutrients.ts'
import {
  type NutrientPanel,
  type PanelGroup,
  type PanelNutrient,
  panelGroups,
} from '#contract/nutrient-panel.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { NutrientDetail } from './nutrient-detail.tsx'
import { NutrientLine } from './nutrient-line.tsx'
import { words } from './words.ts'

const groupNames = Object.keys(panelGroups) as PanelGroup[]
const columns = 'grid gap-x-12 gap-y-8 lg:grid-cols-2'

/** The panel's nutrients by group; a line opens its detail. */
export function NutrientGroups({ panel, isWeek }: { panel: NutrientPanel; isWeek: boolean }) {
  const { from, to, days, motherhood, nutrients } = panel
  const [open, setOpen] = useState<PanelNutrient>()
  const rows = new Map(nutrients.map((row) => [row.name, row]))
  const best = Math.max(...micronutrients.map((name) => rows.get(name)?.known ?? 0))
  return (
    <>
      <p className="text-sm text-ink-2">
        {isWeek ? `${words.averageOf(days)} ` : ''}
        {words.microsKnownFor(formatNumber(best * 100))}
      </p>
      <div className={columns}>
        {groupNames.map((group) => (
          <section key={group}>
            <h2 className="eyebrow mb-1">{words.groups[group]}</h2>
            <ul>
              {panelGroups[group].map((name) => {
                const row = rows.get(name)
                return row ? (
                  <NutrientLine key={name} row={row} best={best} onOpen={() => setOpen(name)} />
                ) : null
              })}
            </ul>
          </section>
        ))}
      </div>
      <NutrientDetail
        row={open && rows.get(open)}
        motherhood={motherhood}
        days={{ from, to }}
        onClose={() => setOpen(undefined)}
      />
    </>
  )
}

export function NutrientsLoading() {
  return (
    <div role="status" aria-label={words.loading} className={columns}>
      {groupNames.map((group) => (
        <div key={group}>
          <Skeleton className="mb-1 h-4 w-24" />
          {panelGroups[group].map((name) => (
            <div key={name} className="grid min-h-14 content-center gap-1.5 border-b border-line py-2">
              <span className="flex justify-between">
                <Skeleton className="h-4 w-1/3" />
                <Skeleton className="h-4 w-20" />
              </span>
              <Skeleton className="h-1.5 w-full" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
