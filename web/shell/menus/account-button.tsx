import type { User } from '#contract/access/user.ts'
import { initialOf } from '#web/features/access/use-user.ts'
import { deferredComponent } from '#web/ui/deferred-component.ts'
import { words } from '../words.ts'
import { MenuButton } from './menu-button.tsx'

const accountMenu = deferredComponent(async () => (await import('./account-menu.tsx')).AccountMenu)

/** The button of the account menu. */
export function AccountButton({ user }: { user: User }) {
  return (
    <MenuButton
      menu={accountMenu}
      className="flex min-h-11 items-center gap-2.5 rounded-full text-[0.9375rem] font-medium lg:pr-3 lg:hover:bg-sunken"
    >
      <Avatar user={user} />
      <span className="max-w-32 truncate max-lg:sr-only">{user.firstName || words.account}</span>
      <span className="sr-only">{words.accountMenu}</span>
    </MenuButton>
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
