import type { CapacitorConfig } from '@capacitor/cli'

/** The iOS app around the built client; docs/ios.md says how it comes to be. */
const config: CapacitorConfig = {
  appId: process.env.APPLE_BUNDLE_ID || 'app.forkmile',
  appName: 'Forkmile',
  webDir: 'dist/ios',
  // The whole list, so that a package that is here for its types or for a browser adds nothing to the app.
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
    // Safe areas are the pages' own business, by env(safe-area-inset-*).
    contentInset: 'never',
  },
  plugins: {
    // The pages take it away when they are there; this is for when they never are.
    SplashScreen: { launchShowDuration: 5000 },
    PushNotifications: { presentationOptions: ['banner', 'list', 'sound'] },
    SocialLogin: { providers: { google: true, apple: true, facebook: false, twitter: false }, logLevel: 1 },
  },
}

export default config
