import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { deferredComponent } from '#web/ui/deferred-component.ts'
import { words } from '../words.ts'
import { barLinks, isHere } from './links.ts'

const logSheet = deferredComponent(
  async () => (await import('#web/features/nutrition/quick/log-sheet.tsx')).LogSheet,
)

/** Bottom bar on phones: the sections, with the log button in the middle. */
export function BottomBar() {
  const [logging, setLogging] = useState(false)
  const LogSheet = logSheet.useComponent(logging)
  return (
    <nav
      aria-label={words.phoneNavigation}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <div className="mx-auto grid h-18 max-w-xl auto-cols-fr grid-flow-col items-center px-1">
        <BarLinks side="left" />
        <button
          type="button"
          aria-label={words.log}
          aria-haspopup="dialog"
          onPointerEnter={logSheet.prepare}
          onFocus={logSheet.prepare}
          onClick={() => setLogging(true)}
          className="mx-auto grid size-14 place-items-center rounded-full bg-herb text-on-herb shadow-float transition-colors hover:bg-herb-deep"
        >
          <Plus className="size-6" aria-hidden="true" />
        </button>
        <BarLinks side="right" />
      </div>
      {LogSheet ? <LogSheet open={logging} onOpenChange={setLogging} /> : null}
    </nav>
  )
}

function BarLinks({ side }: { side: 'left' | 'right' }) {
  const [path] = useLocation()
  return barLinks[side].map(({ href, label, Icon }) => {
    const here = isHere(href, path)
    return (
      <Link
        key={href}
        href={href}
        aria-current={here ? 'page' : undefined}
        className={`flex h-full flex-col items-center justify-center gap-1 text-xs font-medium focus-visible:-outline-offset-4 ${here ? 'text-herb' : 'text-ink-2'}`}
      >
        <Icon className="size-5.5" strokeWidth={1.75} aria-hidden="true" />
        {label}
      </Link>
    )
  })
}
