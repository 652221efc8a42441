import type { AppLinks } from './links/app-links.ts'

/** A double of the iOS app's links: `start` is the launch link, `open` sends another. */
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

/** The user that the server answers. */
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
