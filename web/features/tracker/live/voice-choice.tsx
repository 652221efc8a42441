import { useState } from 'react'
import { words } from '../words.ts'
import { wantsVoice, wantVoice } from './voice.ts'

/** Whether splits are announced by voice; saved on this device. */
export function VoiceChoice() {
  const [wanted, setWanted] = useState(wantsVoice)
  return (
    <label className="flex min-h-11 items-center gap-3 font-medium">
      <input
        type="checkbox"
        checked={wanted}
        onChange={({ target }) => {
          wantVoice(target.checked)
          setWanted(target.checked)
        }}
        className="size-5 accent-herb"
      />
      {words.speak}
    </label>
  )
}
