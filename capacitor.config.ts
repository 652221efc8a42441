import type { CapacitorConfig } from '@capacitor/cli'

/** Configuration of the iOS app around the built client; docs/ios.md describes its build. */
const config: CapacitorConfig = {
  appId: process.env.APPLE_BUNDLE_ID || 'app.forkmile',
  appName: 'Forkmile',
  webDir: 'dist/ios',
  // Explicit list: packages used for their types, or in a browser, add nothing to the app.
  includePlugins: [
    '@capacitor/app',
    '@capacitor/camera',
    '@capacitor/push-notifications',
    '@capacitor/splash-screen',
    '@capacitor/status-bar',
    '@capgo/capacitor-social-login',
    'capacitor-plugin-cdv-purchase',
  ],
  ios: {
    // The pages handle safe areas by env(safe-area-inset-*).
    contentInset: 'never',
  },
  plugins: {
    // Upper bound: the pages hide the launch screen once they have loaded.
    SplashScreen: { launchShowDuration: 5000 },
    PushNotifications: { presentationOptions: ['banner', 'list', 'sound'] },
    SocialLogin: { providers: { google: true, apple: true, facebook: false, twitter: false }, logLevel: 1 },
  },
}

export default config
