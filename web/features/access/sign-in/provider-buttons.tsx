import { providerNames } from '#contract/access/provider-names.ts'
import { useConfig } from '#web/http/use-config.ts'
import { useAppVisit } from '../links/use-app-visit.ts'
import { words } from '../words.ts'
import { SignInLink } from './sign-in-link.tsx'

/** One button per provider that this server has credentials for. */
export function ProviderButtons() {
  const { forApp } = useAppVisit()
  const methods = useConfig()?.signInMethods.filter((method) => method !== 'email') ?? []
  if (methods.length === 0) return null
  return (
    <>
      <div className="grid gap-2">
        {methods.map((method) => (
          <SignInLink key={method} method={method} forApp={forApp} variant="secondary" size="lg">
            {words.continueWith(providerNames[method])}
          </SignInLink>
        ))}
      </div>
      <p className="my-5 flex items-center gap-4 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.or}
      </p>
    </>
  )
}
