import { Link, useLocation, useSearch } from 'wouter'
import { words } from '../words.ts'
import { isHere, kitchenLinks } from './links.ts'

/** Links between the kitchen's screens; renders nothing elsewhere. */
export function KitchenNav() {
  const [path] = useLocation()
  const list = new URLSearchParams(useSearch()).get('tab') === 'shopping'
  const here = kitchenLinks.find(({ href }) =>
    list && path === '/meal-plan' ? href.endsWith('?tab=shopping') : isHere(href, path),
  )
  if (!here) return null
  return (
    <nav aria-label={words.kitchen} className="mx-auto w-full max-w-[76rem] px-3 pt-2 sm:px-6 print:hidden">
      <ul className="flex flex-wrap justify-between gap-x-1 sm:justify-start">
        {kitchenLinks.map(({ href, short }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={href === here.href ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full px-2 text-sm font-medium text-ink-2 min-[360px]:px-3 min-[360px]:text-[0.9375rem] hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-ink sm:px-4"
            >
              {short}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
