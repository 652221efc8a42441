import { Menu as MenuIcon } from 'lucide-react'
import { Link } from 'wouter'
import { useSignOut } from '#web/access/use-sign-out.ts'
import { useUser } from '#web/access/use-user.ts'
import { Button, IconButton, LinkButton } from '#web/ui/button.tsx'
import { Wordmark } from '#web/ui/mark.tsx'
import { Menu, MenuContent, MenuItem, MenuLink, MenuTrigger } from '#web/ui/menu.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { siteLinks } from './site-links.ts'
import { words } from './words.ts'

type Props = { onSignIn: () => void; onTrial: () => void }

export function SiteHeader({ onSignIn, onTrial }: Props) {
  const { isSignedIn } = useUser()
  return (
    <header className="sticky top-0 z-40 bg-paper/92 pt-[env(safe-area-inset-top)] backdrop-blur-sm">
      <div className="mx-auto flex min-h-16 max-w-[76rem] items-center gap-3 px-5 sm:gap-7 sm:px-8">
        <Link href="/" className="inline-flex min-h-11 items-center rounded-sm">
          <Wordmark className={isSignedIn ? 'max-[26rem]:gap-0 max-[26rem]:[&>span]:sr-only' : ''} />
        </Link>
        <nav aria-label={words.navigation} className="hidden gap-6 sm:flex">
          {siteLinks.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center text-[0.9375rem] font-medium text-ink-2 hover:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <Entrance onSignIn={onSignIn} onTrial={onTrial} />
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}

function Entrance({ onSignIn, onTrial }: Props) {
  const { isLoading, isSignedIn } = useUser()
  const signOut = useSignOut()
  if (isLoading) return <Spinner label={words.checking} />
  if (isSignedIn)
    return (
      <>
        <Button variant="quiet" className="max-sm:hidden" onClick={signOut}>
          {words.logout}
        </Button>
        <LinkButton href="/dashboard">{words.toDashboard}</LinkButton>
      </>
    )
  return (
    <>
      <Button variant="secondary" onClick={onSignIn}>
        {words.signIn}
      </Button>
      <Button onClick={onTrial} className="max-sm:hidden">
        {words.trial}
      </Button>
    </>
  )
}

/** On phones: what the bar has no room for. */
function PhoneMenu() {
  const { isSignedIn } = useUser()
  const signOut = useSignOut()
  if (siteLinks.length < 2 && !isSignedIn) return null
  return (
    <Menu>
      <MenuTrigger>
        <IconButton label={words.menu} className="sm:hidden">
          <MenuIcon className="size-5" aria-hidden="true" />
        </IconButton>
      </MenuTrigger>
      <MenuContent>
        {siteLinks.map(({ href, label }) => (
          <MenuLink key={href} href={href}>
            {label}
          </MenuLink>
        ))}
        {isSignedIn ? <MenuItem onSelect={signOut}>{words.logout}</MenuItem> : null}
      </MenuContent>
    </Menu>
  )
}
