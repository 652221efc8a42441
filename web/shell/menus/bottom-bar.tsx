import { Plus } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { words } from '../words.ts'
import { barLinks, isHere } from './links.ts'
import { LogButton } from './log-button.tsx'

/** Bottom bar on phones: the sections, with the log button in the middle. */
export function BottomBar() {
  return (
    <nav
      aria-label={words.phoneNavigation}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <div className="mx-auto grid h-18 max-w-xl auto-cols-fr grid-flow-col items-center px-1">
        <BarLinks side="left" />
        <LogButton
          label={words.log}
          className="mx-auto grid size-14 place-items-center rounded-full bg-herb text-on-herb shadow-float transition-colors hover:bg-herb-deep"
        >
          <Plus className="size-6" aria-hidden="true" />
        </LogButton>
        <BarLinks side="right" />
      </div>
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
