import { Link, useLocation } from 'wouter'
import { Wordmark } from '#web/ui/mark.tsx'
import { HeaderActions } from './landing/header-actions.tsx'
import { siteLinks } from './site-links.ts'
import { SiteMenu } from './site-menu.tsx'
import { words } from './words.ts'

export function SiteHeader() {
  const [path] = useLocation()
  return (
    <header className="sticky top-0 z-40 bg-paper/92 pt-[env(safe-area-inset-top)] backdrop-blur-sm">
      <div className="mx-auto flex min-h-16 max-w-[76rem] items-center gap-3 px-5 sm:gap-7 sm:px-8">
        <Link href="/" className="inline-flex min-h-11 items-center rounded-sm">
          <Wordmark />
        </Link>
        <nav aria-label={words.navigation} className="hidden gap-6 md:flex">
          {siteLinks.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              aria-current={href === path ? 'page' : undefined}
              className="inline-flex min-h-11 items-center text-[0.9375rem] font-medium text-ink-2 hover:text-ink aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <HeaderActions />
          <SiteMenu />
        </div>
      </div>
    </header>
  )
}
