import { ChevronDown, Plus } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import type { User } from '#contract/access/user.ts'
import { deferredComponent } from '#web/ui/deferred-component.ts'
import { Wordmark } from '#web/ui/mark.tsx'
import { words } from '../words.ts'
import { AccountButton } from './account-button.tsx'
import { type AppLink, aboutLinks, bellLink, headerLinks, isHere } from './links.ts'
import { LogButton } from './log-button.tsx'
import { MenuButton } from './menu-button.tsx'
import { PhoneMenuButton } from './phone-menu-button.tsx'

const toolsMenu = deferredComponent(async () => (await import('./tools-menu.tsx')).ToolsMenu)

const place =
  'inline-flex min-h-11 items-center gap-1 border-b-2 text-left text-[0.9375rem] leading-tight font-medium'

/** The header for signed-in users; on phones its links are in the bottom bar and the menu. */
export function AppHeader({ user }: { user: User }) {
  return (
    <header className="sticky top-0 z-40 bg-paper/92 print:hidden pt-[env(safe-area-inset-top)] backdrop-blur-sm">
      <div className="mx-auto flex h-16 max-w-[76rem] items-center gap-3 px-5 sm:gap-5 sm:px-8">
        <Link href="/" className="rounded-sm">
          <Wordmark />
        </Link>
        <nav aria-label={words.mainNavigation} className="hidden min-w-0 flex-1 items-center gap-4 lg:flex">
          <HeaderLinks links={headerLinks} />
          <MenuButton menu={toolsMenu} className={`${place} border-transparent text-ink-2 hover:text-ink`}>
            {words.aiTools}
            <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
          </MenuButton>
          <span className="ml-auto flex items-center gap-4 border-l border-line pl-4">
            <HeaderLinks links={aboutLinks} />
          </span>
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-1">
          <LogButton
            label={words.log}
            className="hidden size-11 place-items-center rounded-full bg-herb text-on-herb transition-colors hover:bg-herb-deep lg:grid"
          >
            <Plus className="size-5" aria-hidden="true" />
          </LogButton>
          <Link
            href={bellLink.href}
            aria-label={bellLink.label}
            className="grid size-11 place-items-center rounded-full hover:bg-sunken"
          >
            <bellLink.Icon className="size-5" aria-hidden="true" />
          </Link>
          <AccountButton user={user} />
          <PhoneMenuButton />
        </div>
      </div>
    </header>
  )
}

function HeaderLinks({ links }: { links: readonly AppLink[] }) {
  const [path] = useLocation()
  return links.map(({ href, label }) => {
    const here = isHere(href, path)
    return (
      <Link
        key={href}
        href={href}
        aria-current={here ? 'page' : undefined}
        className={`${place} ${here ? 'border-herb text-ink' : 'border-transparent text-ink-2 hover:text-ink'}`}
      >
        {label}
      </Link>
    )
  })
}
