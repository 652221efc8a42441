import { screens } from '#contract/screens.ts'

/** Whether `href` leads to a screen of this build. */
export function screenExists(href: string): boolean {
  return (screens as readonly string[]).includes(href.split('?', 1)[0]!)
}
