import { LiftPanel } from '#web/features/strength/lift-panel.tsx'
import { TrackerTab } from '#web/features/tracker/tracker-tab.tsx'
import { FitnessToday } from './fitness-today.tsx'

/** Where moving and lifting begin: today's session, plan and streak above both. */
export const FitnessStart = () => <TrackerTab above={<FitnessToday />} beside={<LiftPanel />} />
