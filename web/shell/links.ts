import { Bell, ChartColumn, House, type LucideIcon, NotebookText, Route } from 'lucide-react'
import { screenExists } from '#web/ui/screen-exists.ts'
import { words } from './words.ts'

export type AppLink = { href: string; label: string }

/** Links lead only to screens that exist: the contract's table of screens says which do. */
function existing<L extends AppLink>(links: readonly L[]): readonly L[] {
  return links.filter(({ href }) => screenExists(href))
}

const { links } = words

export const headerLinks = existing([
  { href: '/', label: links.dashboard },
  { href: '/about', label: links.about },
  { href: '/demos', label: links.demos },
  { href: '/nutrition', label: links.nutritionLog },
  { href: '/tracking', label: links.tracking },
  { href: '/fitness', label: links.fitness },
  { href: '/analytics', label: links.analytics },
])

export const toolLinks = existing([
  { href: '/scan-meal', label: links.scanMeal },
  { href: '/scan-fridge', label: links.scanFridge },
  { href: '/subscription', label: links.upgrade },
])

export const bellLink = existing([{ href: '/notifications', label: links.notifications, Icon: Bell }])[0]

export const accountLinks = existing([
  { href: '/account', label: links.accountSettings },
  { href: '/notifications', label: links.notifications },
])

const sections: readonly (AppLink & { Icon: LucideIcon })[] = existing([
  { href: '/dashboard', label: links.dashboard, Icon: House },
  { href: '/nutrition', label: links.nutrition, Icon: NotebookText },
  { href: '/fitness', label: links.move, Icon: Route },
  { href: '/analytics', label: links.analytics, Icon: ChartColumn },
])
const middle = Math.ceil(sections.length / 2)

/** Left and right of the bottom bar's log button. */
export const barLinks = { left: sections.slice(0, middle), right: sections.slice(middle) }

export const logLinks = existing([
  { href: '/nutrition?log=photo', label: words.logMeal, text: words.logMealText, art: 'meal' as const },
  { href: '/nutrition?log=drinks', label: words.logDrink, text: words.logDrinkText, art: 'drink' as const },
  { href: '/fitness', label: words.startRun, text: words.startRunText, art: 'run' as const },
])

/** Screens that a link stands for beside its own address. */
const alsoAt: Record<string, readonly string[]> = {
  '/': ['/dashboard'],
  '/nutrition': ['/nutrition-log'],
  '/scan-fridge': ['/fridge'],
}

/** Whether `href` stands for the screen shown at `path`. */
export function isHere(href: string, path: string): boolean {
  return href === path || (alsoAt[href]?.includes(path) ?? false)
}
