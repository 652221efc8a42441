import { useUser } from '#web/features/access/use-user.ts'
import { MenuLabel, MenuLink, type MenuPlace, MenuSeparator, PlacedMenu } from '#web/ui/overlays/menu.tsx'
import { words } from '../words.ts'
import { kitchenLinks, planLink, toolLinks } from './links.ts'

/** The specified tools, then the kitchen's other screens. */
export function ToolsMenu(place: MenuPlace) {
  const { user } = useUser()
  const tools = user ? [...toolLinks, planLink(user)] : toolLinks
  const kitchen = kitchenLinks.filter(({ href }) => !toolLinks.some((tool) => tool.href === href))
  return (
    <PlacedMenu {...place} align="start">
      {tools.map(({ href, label }) => (
        <MenuLink key={href} href={href}>
          {label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuLabel>{words.kitchen}</MenuLabel>
      {kitchen.map(({ href, label }) => (
        <MenuLink key={href} href={href}>
          {label}
        </MenuLink>
      ))}
    </PlacedMenu>
  )
}
