import { Menu as MenuIcon, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useEntryActions } from './landing/entry-actions.tsx'
import { TrialButton } from './landing/trial-button.tsx'
import { siteLinks } from './site-links.ts'
import { words } from './words.ts'

const row = 'flex min-h-12 items-center border-b border-line text-lg font-medium'

/** The menu on phones. It opens without scripts; with scripts, Escape and an outside tap close it. */
export function SiteMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const { visitor } = useEntryActions()
  useEffect(() => {
    const close = (focus: boolean) => {
      if (!menu.current?.open) return
      menu.current.open = false
      if (focus) menu.current.querySelector('summary')?.focus()
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close(true)
    const onPress = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) close(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [])
  return (
    <details ref={menu} className="group md:hidden">
      <summary
        aria-label={words.menu}
        title={words.menu}
        className="grid size-11 list-none place-items-center rounded-full hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon className="size-5 group-open:hidden" aria-hidden="true" />
        <X className="hidden size-5 group-open:block" aria-hidden="true" />
      </summary>
      <nav
        aria-label={words.navigation}
        className="absolute inset-x-0 top-full border-b border-line bg-paper px-5 pt-1 pb-6 shadow-float"
      >
        {siteLinks.map(({ href, label }) => (
          <Link key={href} href={href} className={row}>
            {label}
          </Link>
        ))}
        {visitor === 'member' ? (
          <a href="/sign-out" className={row}>
            {words.logout}
          </a>
        ) : (
          <TrialButton size="lg" className="mt-5 w-full sm:hidden" />
        )}
      </nav>
    </details>
  )
}
