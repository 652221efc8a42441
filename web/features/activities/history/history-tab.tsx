import { useLocation, useSearch } from 'wouter'
import { useUser } from '#web/features/access/use-user.ts'
import { lengthUnit } from '#web/ui/measures/distance.ts'
import { StatTiles } from '../stat-tiles.tsx'
import { historyTiles } from '../tiles.tsx'
import { useActivityStats } from '../use-activities.ts'
import { words } from '../words.ts'
import { ActivityView } from './activity-view.tsx'
import { HistoryFiles } from './history-files.tsx'
import { HistoryList } from './history-list.tsx'
import { Records } from './records.tsx'

/** Totals, records and the list; `?activity=` in the address opens one activity. */
export function HistoryTab() {
  const { user } = useUser()
  const [path, go] = useLocation()
  const open = new URLSearchParams(useSearch()).get('activity')
  const stats = useActivityStats()
  const unit = lengthUnit(user?.units, 'history')
  if (open) return <ActivityView id={open} unit={unit} onClose={() => go(`${path}?tab=history`)} />
  return (
    <div className="grid grid-cols-1 gap-8">
      <StatTiles
        label={words.totals}
        tiles={historyTiles(stats.data ?? undefined, unit)}
        loading={stats.isPending}
      />
      <HistoryFiles />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
        <HistoryList unit={unit} onOpen={(id) => go(`${path}?tab=history&activity=${id}`)} />
        <Records unit={unit} onOpen={(id) => go(`${path}?tab=history&activity=${id}`)} />
      </div>
    </div>
  )
}
