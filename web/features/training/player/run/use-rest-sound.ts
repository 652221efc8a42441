import { useEffect } from 'react'
import { sounds, wantsSound } from '#web/ui/device/sounds.ts'

/** Sounds and vibrates at `until` (milliseconds since 1970), on the audio clock, which runs in a hidden page too. */
export function useRestSound(until: number) {
  useEffect(() => {
    if (wantsSound()) sounds.plan([{ at: until, kind: 'over' }], Date.now())
    const timer = setTimeout(() => navigator.vibrate?.([200, 100, 200]), until - Date.now())
    return () => {
      clearTimeout(timer)
      if (Date.now() < until) sounds.silence()
    }
  }, [until])
}

/** To call from a press: browsers let a page sound only after one. */
export const useSoundWake = () => () => sounds.wake()
