import { LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useSignOut } from '#web/features/access/sign-out/use-sign-out.ts'
import { useUser } from '#web/features/access/use-user.ts'
import {
  MenuChoice,
  MenuItem,
  MenuLink,
  type MenuPlace,
  MenuSeparator,
  PlacedMenu,
} from '#web/ui/overlays/menu.tsx'
import { useTheme } from '#web/ui/styles/theme.ts'
import { words } from '../words.ts'
import { accountLinks, ownerLink } from './links.ts'

const icon = 'size-4.5 text-ink-2'
const themeOptions = [
  { value: 'light', label: words.themes.light, icon: <Sun className={icon} aria-hidden="true" /> },
  { value: 'dark', label: words.themes.dark, icon: <Moon className={icon} aria-hidden="true" /> },
  { value: 'system', label: words.themes.system, icon: <Monitor className={icon} aria-hidden="true" /> },
] as const

export function AccountMenu(place: MenuPlace) {
  const [theme, chooseTheme] = useTheme()
  const { user } = useUser()
  const signOut = useSignOut()
  return (
    <PlacedMenu {...place}>
      <p className="max-w-64 truncate px-3 pt-1.5 pb-2 text-sm text-ink-2">{user?.email}</p>
      {[...accountLinks, ...(user?.isOwner ? [ownerLink] : [])].map((link) => (
        <MenuLink key={link.href} href={link.href}>
          {link.label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuChoice label={words.theme} value={theme} onChange={chooseTheme} options={themeOptions} />
      <MenuSeparator />
      <MenuItem icon={<LogOut className={icon} aria-hidden="true" />} onSelect={signOut}>
        {words.logout}
      </MenuItem>
    </PlacedMenu>
  )
}
