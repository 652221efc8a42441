import {
  CalendarDays,
  Combine,
  CookingPot,
  type LucideIcon,
  Refrigerator,
  ScanLine,
  ShoppingBasket,
} from 'lucide-react'
import { Link } from 'wouter'
import { useUser } from '#web/features/access/use-user.ts'
import { helpLinks } from '#web/ui/help-links.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from '../words.ts'
import {
  type AppLink,
  aboutLinks,
  accountLinks,
  headerLinks,
  kitchenLinks,
  ownerLink,
  planLink,
  toolLinks,
} from './links.ts'

const tileIcons: Record<string, LucideIcon> = {
  '/scan-fridge': Refrigerator,
  '/recipes': CookingPot,
  '/meal-plan': CalendarDays,
  '/meal-plan?tab=shopping': ShoppingBasket,
  '/saved-pairings': Combine,
  '/scan-meal': ScanLine,
}
const kitchen = [...kitchenLinks, ...toolLinks.filter(({ href }) => href === '/scan-meal')]
const moving = headerLinks.filter(({ href }) => href === '/tracking' || href === '/fitness')

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** All links beside the bottom bar's, the kitchen first. */
export function PhoneMenu({ open, onOpenChange }: Props) {
  const { user } = useUser()
  const close = () => onOpenChange(false)
  const account = user
    ? [...accountLinks, planLink(user), ...(user.isOwner ? [ownerLink] : [])]
    : accountLinks
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.menu} size="sm">
      <h3 className="eyebrow mb-2">{words.kitchen}</h3>
      <ul className="grid grid-cols-3 gap-2">
        {kitchen.map(({ href, label }) => (
          <li key={href}>
            <Tile href={href} label={label} onClick={close} />
          </li>
        ))}
      </ul>
      <Group title={words.moving} links={moving} onClick={close} />
      <Group title={words.you} links={account} onClick={close} />
      <Group title={words.more} links={[...aboutLinks, ...helpLinks]} onClick={close} />
    </Dialog>
  )
}

type LinkProps = AppLink & { onClick: () => void }

function Tile({ href, label, onClick }: LinkProps) {
  const Icon = tileIcons[href]!
  return (
    <Link
      href={href}
      onClick={onClick}
      className="flex h-full min-h-22 flex-col items-center justify-center gap-2 rounded-md border border-line bg-raised px-1.5 py-3 text-center text-xs leading-tight font-medium min-[360px]:text-sm"
    >
      <Icon className="size-5.5 text-herb" strokeWidth={1.75} aria-hidden="true" />
      {label}
    </Link>
  )
}

function Group({ title, links, onClick }: { title: string; links: readonly AppLink[]; onClick: () => void }) {
  return (
    <>
      <h3 className="eyebrow mt-5">{title}</h3>
      <ul className="grid grid-cols-2 gap-x-4">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              onClick={onClick}
              className="flex min-h-11 items-center border-b border-line text-[0.9375rem]"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
