import { registerPlugin } from '@capacitor/core'
import type { SplashScreenPlugin } from '@capacitor/splash-screen'
import type { StatusBarPlugin, Style } from '@capacitor/status-bar'
import type { Theme } from '#web/ui/styles/theme.ts'

const StatusBar = registerPlugin<Pick<StatusBarPlugin, 'setStyle'>>('StatusBar')
const SplashScreen = registerPlugin<Pick<SplashScreenPlugin, 'hide'>>('SplashScreen')
/** The plug-in names a style by what lies below the bar: `DARK` is light text. */
const styles = { light: 'LIGHT', dark: 'DARK', system: 'DEFAULT' } as Record<Theme, Style>

/** Gives the phone's status bar text that can be read on the theme's paper. */
export const dressStatusBar = (theme: Theme) => StatusBar.setStyle({ style: styles[theme] })

/** Takes the launch screen away. */
export const uncover = () => SplashScreen.hide({ fadeOutDuration: 150 })
