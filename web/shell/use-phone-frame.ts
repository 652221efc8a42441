import { useEffect } from 'react'
import { isIos } from '#web/http/platform.ts'
import { useTheme } from '#web/ui/styles/theme.ts'

const kit = () => import('./phone-frame.ts')

/** In the iOS app: hides the launch screen and keeps the status bar in the theme. Mounted once. */
export function usePhoneFrame() {
  const [theme] = useTheme()
  useEffect(() => {
    if (!isIos()) return
    kit()
      .then(({ dressStatusBar }) => dressStatusBar(theme))
      .catch(() => undefined)
  }, [theme])
  useEffect(() => {
    if (!isIos()) return
    // On failure the launch screen hides by itself.
    kit()
      .then(({ uncover }) => uncover())
      .catch(() => undefined)
  }, [])
}
