import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { matchRoute, useLocation, useRouter } from 'wouter'
import { useDeviceUpkeep } from '#web/device/use-device-upkeep.ts'
import { useDeepLinks } from '#web/features/access/links/use-deep-links.ts'
import { useOtherTabs } from '#web/features/access/sign-out/use-other-tabs.ts'
import { usePhoneDialogs } from '#web/features/access/use-phone-dialogs.ts'
import { userQuery, useUserUpkeep } from '#web/features/access/use-user.ts'
import { useOpenedPushes } from '#web/features/notifications/push/use-opened-pushes.ts'
import { usePushUpkeep } from '#web/features/notifications/push/use-push-upkeep.ts'
import { AppStrip } from '#web/features/offline/app-strip.tsx'
import { useStoreUpkeep } from '#web/features/subscriptions/app-store/use-store-upkeep.ts'
import { forgetAnswers } from '#web/http/query-client.ts'
import type { Screen } from '#web/routes.tsx'
import { words as ui } from '#web/ui/words.ts'
import { ConnectionStrip } from './connection-strip.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { DeferredConfirmHost, DeferredToaster, DeferredTooltips } from './deferred-components.tsx'
import { Guard } from './guard.tsx'
import { lazyScreen } from './load-screen.ts'
import { OwnerGuard } from './owner-guard.tsx'
import { ScreenLoading } from './screen-loading.tsx'
import { useArrival } from './use-arrival.ts'
import { useOpenedNotifications } from './use-opened-notifications.ts'
import { usePhoneFrame } from './use-phone-frame.ts'
import { words } from './words.ts'

const NotFoundPage = lazyScreen(() => import('./not-found-page.tsx'), 'NotFoundPage')

/** The frame around the routed screen. */
export function App({ screens }: { screens: readonly Screen[] }) {
  const [path] = useLocation()
  const { parser } = useRouter()
  const screen = screens.find(
    (one) => one.path === path || (one.path.includes(':') && matchRoute(parser, one.path, path)[0]),
  )
  useUserUpkeep()
  useOtherTabs()
  useDeepLinks()
  useDeviceUpkeep(useQuery(userQuery).data?.id)
  usePushUpkeep()
  useStoreUpkeep()
  useOpenedNotifications()
  useOpenedPushes()
  usePhoneDialogs()
  usePhoneFrame()
  useArrival(path, screen ? words.titles[screen.path] : words.notFoundTitle)
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-90 -translate-y-20 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0"
      >
        {ui.skip}
      </a>
      <ConnectionStrip />
      <AppStrip path={path} />
      <CrashBoundary at={path} forget={forgetAnswers}>
        <ShownScreen screen={screen} />
      </CrashBoundary>
      <DeferredConfirmHost />
      <DeferredToaster />
      <DeferredTooltips />
    </>
  )
}

function ShownScreen({ screen }: { screen: Screen | undefined }) {
  const { Component, access, fills } = screen ?? { Component: NotFoundPage, access: 'public' }
  const loaded = (
    <Suspense fallback={<ScreenLoading />}>
      <Component />
    </Suspense>
  )
  if (access === 'public') return loaded
  if (access === 'owner') return <OwnerGuard>{loaded}</OwnerGuard>
  return (
    <Guard invites={access === 'either'} fills={fills}>
      {loaded}
    </Guard>
  )
}
