import { Bell, ChartColumn, House, type LucideIcon, NotebookText, Route } from 'lucide-react'
import type { User } from '#contract/access/user.ts'
import { messagesHref } from '#web/features/notifications/messages/messages-href.ts'
import { words } from '../words.ts'

export type AppLink = { href: string; label: string }
type IconLink = AppLink & { Icon: LucideIcon }

const { links } = words

/** Daily links of the header. */
export const headerLinks: readonly AppLink[] = [
  { href: '/', label: links.dashboard },
  { href: '/nutrition', label: links.nutritionLog },
  { href: '/tracking', label: links.tracking },
  { href: '/fitness', label: links.fitness },
  { href: '/analytics', label: links.analytics },
]

/** The link to the plans; the largest plan has no upgrade. */
export const planLink = ({ subscriptionTier }: User): AppLink => ({
  href: '/subscription',
  label: subscriptionTier === 'pro' ? links.subscription : links.upgrade,
})

export const toolLinks: readonly AppLink[] = [
  { href: '/scan-meal', label: links.scanMeal },
  { href: '/scan-fridge', label: links.scanFridge },
]

/** The kitchen's screens in cooking order, with short names for the row of links. */
export const kitchenLinks: readonly (AppLink & { short: string })[] = [
  { href: '/scan-fridge', label: links.scanFridge, short: links.fridge },
  { href: '/recipes', label: links.savedRecipes, short: links.recipes },
  { href: '/meal-plan', label: links.mealPlan, short: links.plan },
  { href: '/meal-plan?tab=shopping', label: links.shoppingList, short: links.list },
  { href: '/saved-pairings', label: links.savedPairings, short: links.pairings },
]

/** The sent messages, with the settings behind them. */
export const bellLink: IconLink = {
  href: messagesHref,
  label: links.notifications,
  Icon: Bell,
}

export const accountLinks: readonly AppLink[] = [
  { href: '/account', label: links.accountSettings },
  { href: '/notifications', label: links.notifications },
]

/** The owner's area, for the owner. */
export const ownerLink: AppLink = { href: '/admin', label: links.admin }

/** Links about the product, after the daily ones. */
export const aboutLinks: readonly AppLink[] = [
  { href: '/about', label: links.about },
  { href: '/demos', label: links.demos },
]

/** Links left and right of the bottom bar's log button. */
export const barLinks: { left: readonly IconLink[]; right: readonly IconLink[] } = {
  left: [
    { href: '/dashboard', label: links.dashboard, Icon: House },
    { href: '/nutrition', label: links.nutrition, Icon: NotebookText },
  ],
  right: [
    { href: '/fitness', label: links.fitnessShort, Icon: Route },
    { href: '/analytics', label: links.analytics, Icon: ChartColumn },
  ],
}

/** Further screens for which a link counts as current. */
const alsoAt: Record<string, readonly string[]> = {
  '/': ['/dashboard'],
  '/nutrition': ['/nutrition-log'],
  '/fitness': ['/fitness/history'],
  '/scan-fridge': ['/fridge'],
}

/** Whether `href` is the current link at `path`. */
export function isHere(href: string, path: string): boolean {
  return href === path || (alsoAt[href]?.includes(path) ?? false)
}
