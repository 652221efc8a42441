import { registerPlugin } from '@capacitor/core'
import type { SplashScreenPlugin } from '@capacitor/splash-screen'
import type { StatusBarPlugin, Style } from '@capacitor/status-bar'
import type { Theme } from '#web/ui/styles/theme.ts'

const StatusBar = registerPlugin<Pick<StatusBarPlugin, 'setStyle'>>('StatusBar')
const SplashScreen = registerPlugin<Pick<SplashScreenPlugin, 'hide'>>('SplashScreen')
/** The plug-in names styles by the background: `DARK` means light text. */
const styles = { light: 'LIGHT', dark: 'DARK', system: 'DEFAULT' } as Record<Theme, Style>

/** Sets the status bar's text color to suit the theme. */
export const dressStatusBar = (theme: Theme) => StatusBar.setStyle({ style: styles[theme] })

/** Hides the launch screen. */
export const uncover = () => SplashScreen.hide({ fadeOutDuration: 150 })
