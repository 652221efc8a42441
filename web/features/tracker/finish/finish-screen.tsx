import { Suspense, useEffect, useMemo, useRef } from 'react'
import { encodePolyline } from '#contract/activities/track/polyline.ts'
import { useQueued } from '#web/device/use-queued.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useSavedActivity } from '#web/features/activities/use-saved-activity.tsx'
import { useConfig } from '#web/http/use-config.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { lazyDrawing } from '#web/ui/lazy-drawing.ts'
import { isRide } from '#web/ui/measures/distance.ts'
import { showPageTop } from '#web/ui/page-top.ts'
import { type LengthUnit, lengthUnit } from '../measure.ts'
import { recorder } from '../recording/recorder.ts'
import { recordingQueue, reopening, sessionOf, showFinish } from '../recording/recording-queue.ts'
import type { Session } from '../recording/session.ts'
import { words } from '../words.ts'
import { FinishDetails } from './finish-details.tsx'
import { FinishFigures } from './finish-figures.tsx'
import { FinishSplits } from './finish-splits.tsx'

const RouteMap = lazyDrawing(() => import('#web/ui/map/route-map.tsx'))

/** The activity just finished, from this device, complete also offline. */
export function FinishScreen({ session }: { session: Session }) {
  const { user } = useUser()
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, userId, activityType, endedAt, startedAt, plan } = session.kept
  const unit = lengthUnit(user?.units)
  const isSent = !useQueued(recordingQueue, userId).some((one) => one.id === id)
  const saved = useSavedActivity(id, unit, isSent)
  const figures = useMemo(() => session.figures(endedAt ?? startedAt), [session, endedAt, startedAt])
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // The pressed button is gone.
    heading.current?.focus()
    clearTimeout(leaving.current)
    const close = showFinish(id)
    return () => {
      close()
      // Deferred, as StrictMode mounts twice.
      leaving.current = setTimeout(recorder.dismiss)
    }
  }, [id])
  const became = sessionOf(id)
  const undo = plan && isSent && became === 'done' ? reopening(id, plan.title) : undefined
  return (
    <section aria-labelledby="finished" className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <header>
        <h2 id="finished" ref={heading} tabIndex={-1} className="display text-3xl outline-none">
          {words.finished(words.types[activityType])}
        </h2>
        <p role="status" className="mt-1 text-ink-2">
          {isSent ? words.inHistory : words.onItsWay}
          {plan ? ` ${planText(plan.title, isSent, became)}` : null}
        </p>
        {undo ? (
          <Button variant="quiet" size="sm" className="-ml-4" onClick={undo.onSelect}>
            {undo.label}
          </Button>
        ) : null}
      </header>
      <FinishRoute session={session} unit={unit} />
      <FinishFigures figures={figures} type={activityType} unit={unit} />
      {saved?.records}
      <FinishDetails session={session} />
      {saved?.photo}
      <FinishSplits figures={figures} unit={unit} wheels={isRide(activityType)} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          size="lg"
          onClick={() => {
            recorder.dismiss()
            showPageTop()
          }}
        >
          {words.done}
        </Button>
        {saved?.share}
        {isSent ? (
          <LinkButton variant="secondary" size="lg" href={`/fitness?tab=history&activity=${id}`}>
            {words.openActivity}
          </LinkButton>
        ) : null}
      </div>
    </section>
  )
}

/** What becomes of the session, or became of it; nothing after its tick was taken back. */
function planText(title: string, isSent: boolean, became: ReturnType<typeof sessionOf>): string {
  if (!isSent) return words.sessionLater(title)
  if (!became) return ''
  return became === 'done' ? words.sessionDone(title) : words.sessionGone(title)
}

function FinishRoute({ session, unit }: { session: Session; unit: LengthUnit }) {
  const { mapTilesUrl, mapTilesCredit } = useConfig() ?? {}
  const lines = useMemo(() => {
    const { pieces, tail } = session.line
    return [...pieces, tail].filter((line) => line.length > 1).map(encodePolyline)
  }, [session])
  if (!lines.length) return null
  return (
    <div className="h-72 overflow-hidden rounded-lg border border-line sm:h-80">
      <Suspense fallback={<Skeleton className="h-full w-full" />}>
        <RouteMap
          lines={lines}
          tilesUrl={mapTilesUrl}
          tilesCredit={mapTilesCredit}
          label={words.map}
          unit={unit}
        />
      </Suspense>
    </div>
  )
}
