/**
 * A sound of a session that is led. `tick`: one of the last three seconds. `work`, `rest`, `over`: the phase that starts.
 * `side`: time to change sides. `at`: milliseconds since 1970.
 */
export type Cue = { at: number; kind: 'tick' | 'work' | 'rest' | 'side' | 'over' }

/** Milliseconds before a timed step's end at which it ticks. */
export const ticksBefore = [3000, 2000, 1000] as const

const key = 'coachSound'

export function wantsSound(): boolean {
  try {
    return localStorage.getItem(key) !== 'no'
  } catch {
    return true
  }
}

export function wantSound(wanted: boolean) {
  try {
    if (wanted) localStorage.removeItem(key)
    else localStorage.setItem(key, 'no')
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Hertz, seconds, and how often. */
const tones: Record<Cue['kind'], { pitch: number; length: number; times: number }> = {
  tick: { pitch: 660, length: 0.09, times: 1 },
  work: { pitch: 990, length: 0.35, times: 1 },
  rest: { pitch: 495, length: 0.35, times: 1 },
  side: { pitch: 825, length: 0.14, times: 2 },
  over: { pitch: 880, length: 0.22, times: 3 },
}
/** Seconds in which a sound counts as begun: taking it back would swallow it. */
const begun = 0.25

/** The sounds of the session that is led. */
export const sounds = createSounds()

/** Sounds on the device's own audio clock, which keeps time where a hidden page's timers do not. */
function createSounds() {
  let context: AudioContext | undefined
  let planned: { oscillator: OscillatorNode; at: number }[] = []

  function cancel() {
    const now = context?.currentTime ?? 0
    planned = planned.filter(({ oscillator, at }) => {
      if (at <= now + begun) return at > now
      oscillator.stop()
      oscillator.disconnect()
      return false
    })
  }

  function beep(sound: AudioContext, at: number, { pitch, length, times }: (typeof tones)['tick']) {
    for (let time = 0; time < times; time++) {
      const start = at + time * length * 1.5
      const oscillator = sound.createOscillator()
      const gain = sound.createGain()
      oscillator.frequency.value = pitch
      // Rising and falling softly, for a bare edge clicks.
      gain.gain.setValueAtTime(0, start)
      gain.gain.linearRampToValueAtTime(0.35, start + 0.01)
      gain.gain.setValueAtTime(0.35, start + length - 0.03)
      gain.gain.linearRampToValueAtTime(0, start + length)
      oscillator.connect(gain).connect(sound.destination)
      oscillator.start(start)
      oscillator.stop(start + length)
      planned.push({ oscillator, at: start })
    }
  }

  return {
    /** To call from a press: browsers let a page sound only after one. */
    wake() {
      try {
        context ??= new AudioContext()
        void context.resume()
      } catch {
        // A device without sound is coached by sight.
      }
    },
    /** These and no others, by the wall's clock. */
    plan(cues: readonly Cue[], now: number) {
      cancel()
      if (!context) return
      const soon = planned.length > 0 ? begun : 0
      for (const { at, kind } of cues) {
        const ahead = (at - now) / 1000
        if (ahead > soon) beep(context, context.currentTime + ahead, tones[kind])
      }
    },
    silence() {
      cancel()
    },
  }
}
