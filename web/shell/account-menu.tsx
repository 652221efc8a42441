import { LogOut, Monitor, Moon, Sun } from 'lucide-react'
import type { User } from '#contract/user.ts'
import { useSignOut } from '#web/access/use-sign-out.ts'
import { initialOf } from '#web/access/use-user.ts'
import {
  Menu,
  MenuChoice,
  MenuContent,
  MenuItem,
  MenuLink,
  MenuSeparator,
  MenuTrigger,
} from '#web/ui/menu.tsx'
import { useTheme } from '#web/ui/theme.ts'
import { accountLinks } from './links.ts'
import { words } from './words.ts'

const icon = 'size-4.5 text-ink-2'
const themeOptions = [
  { value: 'light', label: words.themes.light, icon: <Sun className={icon} aria-hidden="true" /> },
  { value: 'dark', label: words.themes.dark, icon: <Moon className={icon} aria-hidden="true" /> },
  { value: 'system', label: words.themes.system, icon: <Monitor className={icon} aria-hidden="true" /> },
] as const

export function AccountMenu({ user }: { user: User }) {
  const [theme, chooseTheme] = useTheme()
  const name = user.firstName || words.account
  const signOut = useSignOut()
  return (
    <Menu>
      <MenuTrigger>
        <button
          type="button"
          className="flex min-h-11 items-center gap-2.5 rounded-full text-[0.9375rem] font-medium lg:pr-3 lg:hover:bg-sunken"
        >
          <Avatar user={user} />
          <span className="max-w-32 truncate max-lg:sr-only">{name}</span>
          <span className="sr-only">{words.accountMenu}</span>
        </button>
      </MenuTrigger>
      <MenuContent>
        <p className="max-w-64 truncate px-3 pt-1.5 pb-2 text-sm text-ink-2">{user.email}</p>
        {accountLinks.map((link) => (
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
      </MenuContent>
    </Menu>
  )
}

function Avatar({ user }: { user: User }) {
  const look = 'size-11 rounded-full lg:size-9'
  if (user.profileImageUrl)
    return <img src={user.profileImageUrl} alt="" className={`${look} object-cover`} />
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center bg-herb-soft font-semibold text-herb ${look}`}
    >
      {initialOf(user)}
    </span>
  )
}
