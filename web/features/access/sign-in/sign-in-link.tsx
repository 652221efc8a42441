import type { ComponentProps } from 'react'
import { loginPath } from '#contract/http/paths.ts'
import { addressOf } from '#web/http/address.ts'
import { isIos } from '#web/http/platform.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'
import { beginSignIn } from './pending-sign-in.ts'

const registerPath = '/register'

type Props = Pick<ComponentProps<typeof LinkButton>, 'variant' | 'size' | 'className' | 'children'> & {
  /** The provider; without it the hosted page offers all. */
  method?: string
  /** Opens the sign-up page. */
  creates?: boolean
  /** On a page opened by the app: the answer returns to the app. */
  forApp?: boolean
}

/** A link to the hosted sign-in. */
export function SignInLink({ method, creates = false, forApp = false, ...look }: Props) {
  if (!isIos()) return <LinkButton {...look} href={creates ? registerPath : hrefOf(method, forApp)} />
  const leave = () =>
    redirectToSignIn({ method, creates }).catch(() =>
      toast({ title: words.failedTitle, description: words.didNotWork, variant: 'destructive' }),
    )
  return <Button {...look} onClick={leave} />
}

function hrefOf(method: string | undefined, forApp: boolean): string {
  const query = new URLSearchParams({ ...(method && { method }), ...(forApp && { platform: 'ios' }) })
  return query.size > 0 ? `${loginPath}?${query}` : loginPath
}

/** Opens the hosted sign-in page in the phone's browser, which returns by a deep link. */
async function redirectToSignIn({ method, creates }: { method?: string | undefined; creates: boolean }) {
  const query = new URLSearchParams({ platform: 'ios', ...beginSignIn(method) })
  if (method) query.set('method', method)
  if (creates) query.set('prompt', 'create')
  window.location.assign(addressOf(`${loginPath}?${query}`))
}
