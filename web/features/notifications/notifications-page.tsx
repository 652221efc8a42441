import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { MessagesScreen } from './messages/messages-screen.tsx'
import { SettingsScreen } from './settings-screen.tsx'

/** The notification settings; with `?tab=messages` (the bell's link) the sent messages. */
export function NotificationsPage() {
  const tab = new URLSearchParams(useSearch()).get('tab')
  const shown = useRef(tab)
  useEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    // As on arrival at a screen: the pressed link is gone.
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [tab])
  return tab === 'messages' ? <MessagesScreen /> : <SettingsScreen />
}
