import { LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { logoutPath } from '#contract/access.ts'
import type { User } from '#contract/user.ts'
import { forgetUser } from '#web/access/saved-user.ts'
import { initialOf } from '#web/access/use-user.ts'
import { useLeaveDevice } from '#web/notifications/use-leave-device.ts'
import { useForgetRecordings } from '#web/tracker/use-tracker-upkeep.ts'
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
  const forgetRecordings = useForgetRecordings()
  const leaveDevice = useLeaveDevice()
  const leave = async () => {
    if (!(await forgetRecordings(user.id))) return
    await leaveDevice()
    forgetUser()
    window.location.assign(logoutPath)
  }
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
        <MenuItem icon={<LogOut className={icon} aria-hidden="true" />} onSelect={leave}>
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
