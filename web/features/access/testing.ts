import type { AppLinks } from './links/app-links.ts'

/** The iOS app's links for a test: `start` is the link that started the app, `open` brings another. */
export function appLinksDouble(start?: string) {
  let listener: ((url: string) => void) | undefined
  const links: AppLinks = {
    launchUrl: async () => start,
    onOpen(next) {
      listener = next
      return () => {
        listener = undefined
      }
    },
  }
  return { links, open: (url: string) => listener?.(url) }
}

/** Whoever the server says is signed in. */
export const ann = {
  id: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  email: 'ann@example.com',
  emailVerified: true,
  firstName: 'Ann',
  lastName: null,
  profileImageUrl: null,
  subscriptionTier: 'trial',
  subscriptionStatus: 'active',
  subscriptionCancelAtPeriodEnd: false,
  subscriptionCurrentPeriodEnd: null,
  stripeCustomerId: null,
  trialEndDate: null,
  timezone: 'Europe/Berlin',
  units: 'specified',
  isOwner: false,
  createdAt: '2026-11-20T10:00:00.000Z',
} as const
