import { providerNames } from '#contract/access/provider-names.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'
import { useNativeSignIn } from './use-native-sign-in.ts'

/** One button per native sign-in dialog; none on the web. */
export function NativeButtons() {
  const { providers, signIn, busyWith } = useNativeSignIn()
  if (providers.length === 0) return null
  return (
    <div className="mb-2 grid gap-2">
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          size="lg"
          busy={busyWith === provider}
          disabled={busyWith !== undefined && busyWith !== provider}
          onClick={() => signIn(provider)}
        >
          {words.continueWith(providerNames[provider])}
        </Button>
      ))}
    </div>
  )
}
