import { useState } from 'react'
import { isMicronutrient } from '#contract/foods/micronutrients.ts'
import {
  type NutrientPanel,
  type PanelGroup,
  type PanelNutrient,
  type PanelRow,
  panelGroups,
} from '#contract/nutrition/nutrient-panel.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { withoutMeals } from './amounts.ts'
import { NutrientDetail } from './nutrient-detail.tsx'
import { NutrientLine } from './nutrient-line.tsx'
import { words } from './words.ts'

const groupNames = Object.keys(panelGroups) as PanelGroup[]
const columns = 'grid gap-x-12 gap-y-8 lg:grid-cols-2'

/** The panel's nutrients, pinned ones first and the others by group; a line opens its detail. */
export function NutrientGroups({ panel: answer, isWeek }: { panel: NutrientPanel; isWeek: boolean }) {
  const [open, setOpen] = useState<PanelNutrient>()
  const { days } = answer
  const nutrients = days ? answer.nutrients : answer.nutrients.map(withoutMeals)
  const panel = { ...answer, nutrients }
  const shares = nutrients.filter(({ name }) => isMicronutrient(name)).map(({ known }) => known)
  const best = Math.max(0, ...shares)
  const knownFor = shares.some((known) => known < best) ? words.microsKnownUpTo : words.microsKnownFor
  const linesOf = (rows: PanelRow[]) =>
    rows.map((row) => <NutrientLine key={row.name} row={row} best={best} onOpen={() => setOpen(row.name)} />)
  const pinned = nutrients.filter((row) => row.pinned)
  return (
    <>
      {days ? (
        <p className="text-sm text-ink-2">
          {isWeek ? `${words.averageOf(days)} ` : ''}
          {knownFor(formatNumber(best * 100))}
        </p>
      ) : null}
      {pinned.length ? (
        <section>
          <h2 className="eyebrow mb-1">{words.pinned}</h2>
          <ul className="gap-x-12 lg:grid lg:grid-cols-2">{linesOf(pinned)}</ul>
        </section>
      ) : null}
      <div className={columns}>
        {groupNames.map((group) => (
          <section key={group}>
            <h2 className="eyebrow mb-1">{words.groups[group]}</h2>
            <ul>{linesOf(nutrients.filter((row) => !row.pinned && isOf(group, row.name)))}</ul>
          </section>
        ))}
      </div>
      <NutrientDetail panel={panel} open={open} onClose={() => setOpen(undefined)} />
    </>
  )
}

const isOf = (group: PanelGroup, name: PanelNutrient) => panelGroups[group].some((one) => one === name)

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
