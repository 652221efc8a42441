import { useRef, useState } from 'react'
import { ExercisePicker, type Picked } from '../live/exercise-picker.tsx'
import { ExerciseHistory } from '../past/exercise-history.tsx'
import { words } from '../words.ts'

/** All exercises with a search; one opens its history. */
export function ExerciseBrowser({ onClose }: { onClose: () => void }) {
  const [picked, setPicked] = useState<Picked>()
  // The picker closes after a choice, too.
  const isPicked = useRef(false)
  if (picked) return <ExerciseHistory {...picked} onClose={onClose} />
  return (
    <ExercisePicker
      title={words.views.exercises}
      onPick={(one) => {
        isPicked.current = true
        setPicked(one)
      }}
      onClose={() => isPicked.current || onClose()}
    />
  )
}
