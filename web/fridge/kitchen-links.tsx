import { LinkButton } from '#web/ui/button.tsx'
import { screenExists } from '#web/ui/screen-exists.ts'
import { words } from './words.ts'

/** Where what was made is kept; a link appears together with its screen. */
const links = [
  { href: '/saved-pairings', label: words.savedPairings },
  { href: '/recipes', label: words.savedRecipes },
  { href: '/meal-plan', label: words.planMeals },
].filter(({ href }) => screenExists(href))

/** The ways on; the one to the pairings appears once a session exists. */
export function KitchenLinks({ hasSession }: { hasSession: boolean }) {
  return links
    .filter(({ href }) => hasSession || href !== '/saved-pairings')
    .map(({ href, label }) => (
      <LinkButton key={href} href={href} variant="secondary" size="sm" className="max-sm:px-3">
        {label}
      </LinkButton>
    ))
}
