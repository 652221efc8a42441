import { screens } from '#contract/screens.ts'

/** Whether `path` leads to a screen; links appear with the screens they lead to. */
export function screenExists(path: string): boolean {
  return (screens as readonly string[]).includes(path)
}
