import { useEffect, useState } from 'react'
import { deviceStore, type KeptRun } from './device-store.ts'

/** The run in progress on this device: undefined while loading, null without one. */
export function useKeptRun(userId: string): KeptRun | null | undefined {
  const [kept, setKept] = useState<KeptRun | null>()
  useEffect(() => {
    let gone = false
    deviceStore.runOf(userId).then(
      (found) => gone || setKept(found ?? null),
      () => gone || setKept(null),
    )
    return () => {
      gone = true
    }
  }, [userId])
  return kept
}
