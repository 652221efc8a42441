import { words } from './words.ts'

/** What a failed sign-in brought back. */
export function SignInFailure({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <div className="mx-auto max-w-[76rem] px-5 pt-4 sm:px-8">
      <div role="alert" className="rounded-md bg-tomato-soft px-4 py-3">
        <p className="font-semibold">{words.signInFailed}</p>
        <p className="break-words">{text}</p>
      </div>
    </div>
  )
}
