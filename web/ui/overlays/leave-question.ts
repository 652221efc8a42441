import { useEffect, useRef } from 'react'
import { type Question, useConfirm } from '../feedback/confirm.ts'
import { entriesToLeave, useBackCloses } from './dialog-history.ts'

/** Asks whether to leave a screen with unsaved changes; at most one screen at a time. */
let ask: (() => Promise<boolean>) | undefined

/** Path and tab of an address: what a navigation has to change to leave a screen. */
const screenOf = (address: string | URL) => {
  const { pathname, searchParams } = new URL(address, window.location.href)
  return `${pathname} ${searchParams.get('tab') ?? ''}`
}

/** Runs a navigation to an address, after a question if it leaves unsaved changes. */
export function navigateAsking(to: string | URL, navigate: () => void) {
  if (!ask || screenOf(to) === screenOf(window.location.href)) return navigate()
  void ask().then((leaves) => leaves && navigate())
}

/** While `isUnsaved`, links, browser Back and closing the page ask before they leave. */
export function useLeaveQuestion(isUnsaved: boolean, question: Question) {
  const confirm = useConfirm()
  const latest = useRef(question)
  const leaving = useRef(false)
  useEffect(() => {
    latest.current = question
  })
  useBackCloses(isUnsaved, async () => {
    if (leaving.current || !(await confirm(latest.current))) return
    leaving.current = true
    history.go(-entriesToLeave())
  })
  useEffect(() => {
    if (!isUnsaved) return
    leaving.current = false
    const own = async () => {
      const leaves = await confirm(latest.current)
      if (leaves) leaving.current = true
      return leaves
    }
    ask = own
    const stop = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', stop)
    return () => {
      if (ask === own) ask = undefined
      removeEventListener('beforeunload', stop)
    }
  }, [isUnsaved, confirm])
}
