import { MenuLink, type MenuPlace, PlacedMenu } from '#web/ui/menu.tsx'
import { toolLinks } from './links.ts'

export function ToolsMenu(place: MenuPlace) {
  return (
    <PlacedMenu {...place} align="start">
      {toolLinks.map(({ href, label }) => (
        <MenuLink key={href} href={href}>
          {label}
        </MenuLink>
      ))}
    </PlacedMenu>
  )
}
