import { textInUnits } from '#contract/measures/measured-text.ts'
import { useUser } from './use-user.ts'

/** Converts a text of the engine, a model or a recipe to the user's units. */
export function useInUnits() {
  const { user } = useUser()
  return (text: string, options?: Parameters<typeof textInUnits>[2]) =>
    textInUnits(text, user?.units, options)
}
