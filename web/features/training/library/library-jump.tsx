import { ArrowDown } from 'lucide-react'
import { Button } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'
import { useWorkouts } from './use-workouts.ts'

/** On phones, a link to the library below the form, if it is not empty. */
export function LibraryJump({ onJump }: { onJump: () => void }) {
  const { data } = useWorkouts()
  if (!data?.pages[0]?.workouts.length) return null
  return (
    <Button
      variant="secondary"
      className="lg:hidden"
      icon={<ArrowDown className="size-4.5" strokeWidth={1.75} aria-hidden="true" />}
      onClick={onJump}
    >
      {words.library}
    </Button>
  )
}
