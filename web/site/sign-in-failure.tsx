import { words } from './words.ts'

/** What a failed sign-in brought back in the address: a code of ours or the provider's own text. */
export function SignInFailure({ error }: { error: string | null }) {
  if (!error) return null
  return (
    <div className="mx-auto max-w-[76rem] px-5 pt-4 sm:px-8">
      <div role="alert" className="rounded-md bg-tomato-soft px-4 py-3">
        <p className="font-semibold">{words.signInFailed}</p>
        <p>{words.failures[error] ?? error.slice(0, 200)}</p>
      </div>
    </div>
  )
}
