import { words } from '../words.ts'
import { SignInLink } from './sign-in-link.tsx'

/** The step shown first. */
export type FirstStep = 'create' | 'sign-in'

/** Links to sign-up and sign-in, the likelier one first. */
export function SignInLinks({ first }: { first: FirstStep }) {
  const create = (
    <SignInLink key="create" creates size="lg" variant={first === 'create' ? 'primary' : 'secondary'}>
      {words.signUp}
    </SignInLink>
  )
  const signIn = (
    <SignInLink key="sign-in" size="lg" variant={first === 'create' ? 'secondary' : 'primary'}>
      {words.signIn}
    </SignInLink>
  )
  return <div className="grid gap-2">{first === 'create' ? [create, signIn] : [signIn, create]}</div>
}
