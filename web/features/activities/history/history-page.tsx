import { useLayoutEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useUser } from '#web/features/access/use-user.ts'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { lengthUnit } from '#web/ui/measures/distance.ts'
import { Page } from '#web/ui/page.tsx'
import { words } from '../words.ts'
import { ActivityView } from './activity-view.tsx'
import { HistoryList } from './history-list.tsx'

/** All activities by months; `?activity=` in the address opens one, and the list waits where it was left. */
export function HistoryPage() {
  const { user } = useUser()
  const [path, go] = useLocation()
  const open = new URLSearchParams(useSearch()).get('activity')
  const unit = lengthUnit(user?.units, 'history')
  const left = useRef(0)
  useLayoutEffect(() => {
    window.scrollTo(0, open ? 0 : left.current)
  }, [open])
  return (
    <Page
      title={words.history}
      {...(!open && { back: { href: '/fitness', label: words.backToFitness } })}
      actions={
        open ? null : (
          <LinkButton variant="secondary" href="/fitness?tab=history">
            {words.totalsAndFiles}
          </LinkButton>
        )
      }
    >
      {open ? <ActivityView id={open} unit={unit} onClose={() => go(path)} /> : null}
      <div hidden={open !== null}>
        <HistoryList
          whole
          unit={unit}
          onOpen={(id) => {
            left.current = window.scrollY
            go(`${path}?activity=${id}`)
          }}
        />
      </div>
    </Page>
  )
}
