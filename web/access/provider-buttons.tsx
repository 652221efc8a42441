import { loginPath } from '#contract/access.ts'
import { useConfig } from '#web/http/use-config.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { words } from './words.ts'

/** One button for each way of signing in that this server has credentials for; none where it has none. */
export function ProviderButtons() {
  const methods = useConfig()?.signInMethods.filter((method) => method !== 'email') ?? []
  if (methods.length === 0) return null
  return (
    <>
      <div className="grid gap-2">
        {methods.map((method) => (
          <LinkButton
            key={method}
            href={`${loginPath}?method=${encodeURIComponent(method)}`}
            variant="secondary"
            size="lg"
          >
            {words.continueWith(words.providers[method] ?? method)}
          </LinkButton>
        ))}
      </div>
      <p className="my-5 flex items-center gap-4 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.or}
      </p>
    </>
  )
}
