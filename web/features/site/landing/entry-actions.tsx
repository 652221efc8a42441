import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Event } from '#contract/events.ts'
import { eventsPath } from '#contract/http/paths.ts'
import { useSignInDialog } from '#web/features/access/sign-in/use-sign-in-dialog.tsx'
import { useVisitor, type Visitor } from '#web/features/access/use-visitor.ts'
import { addressOf } from '#web/http/address.ts'

const registerPath = '/register'

type ProviderProps = {
  /** Target of the trial link where no dialog is available. */
  trialHref: string
  /** Whether sign-in opens a dialog, as on the landing page. */
  asks?: boolean
  children: ReactNode
}

type EntryActions = {
  visitor: Visitor
  trialHref: string
  /** Undefined where a plain link is used: on pages without the dialog, and before hydration. */
  signIn: ((first?: 'create' | 'sign-in') => void) | undefined
  startTrial: (() => void) | undefined
}

const Context = createContext<EntryActions | undefined>(undefined)

/** The visitor's state, and the actions of the buttons that lead into the app. */
export function EntryActionsProvider({ trialHref, asks = false, children }: ProviderProps) {
  const visitor = useVisitor()
  const { dialog, show } = useSignInDialog()
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  const startTrial = () => {
    noteTrialStart()
    if (visitor === 'member') window.location.assign('/dashboard')
    else show('create')
  }
  const actions: Pick<EntryActions, 'signIn' | 'startTrial'> = {
    signIn: asks && isHydrated ? (first = 'sign-in') => show(first) : undefined,
    // A link to the sign-up page needs no dialog before it.
    startTrial: isHydrated && (asks || trialHref !== registerPath) ? startTrial : undefined,
  }
  return (
    <Context value={{ visitor, trialHref, ...actions }}>
      {children}
      {dialog}
    </Context>
  )
}

export function useEntryActions(): EntryActions {
  const actions = use(Context)
  if (!actions) throw new Error('This page has no EntryActionsProvider.')
  return actions
}

/** Reports a started trial without the visitor's identity; sent even while the page unloads. */
export function noteTrialStart() {
  const events: Event[] = [{ name: 'trial_start_clicked' }]
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' })
  navigator.sendBeacon?.(addressOf(eventsPath), body)
}
