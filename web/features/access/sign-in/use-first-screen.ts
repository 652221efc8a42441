import { AccessFrame } from './access-frame.tsx'
import { forgetWelcome, welcomeIsNext } from './welcome-next.ts'

/** What the first screen after registration shares with signing in: the frame, and whether its turn has come. */
export function useFirstScreen() {
  return { Frame: AccessFrame, isNext: welcomeIsNext, end: forgetWelcome }
}
