import { AccessFrame } from './access-frame.tsx'
import { forgetWelcome, welcomeIsNext } from './welcome-next.ts'

/** Shared by sign-in and the first screen after registration: the frame, and whether that screen is next. */
export function useFirstScreen() {
  return { Frame: AccessFrame, isNext: welcomeIsNext, end: forgetWelcome }
}

export { welcomePath } from './welcome-next.ts'
