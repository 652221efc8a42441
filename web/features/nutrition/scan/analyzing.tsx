import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'

type Props = { photo: string | undefined; preparing: boolean; onStop: () => void }

/** Progress of an analysis, with a stop button. */
export function Analyzing({ photo, preparing, onStop }: Props) {
  const step = preparing ? words.preparing : photo ? words.analyzingPhoto : words.analyzingWords
  return (
    <div className="grid grid-cols-1 justify-items-center gap-5 py-4 text-center">
      {photo ? (
        <img
          src={photo}
          alt=""
          className="aspect-4/3 w-full max-w-sm animate-breathe rounded-md bg-sunken object-cover"
        />
      ) : null}
      <Spinner label={step} visible className="text-ink" />
      <p className="max-w-sm text-sm text-ink-2">{words.analyzingText}</p>
      <Button variant="secondary" onClick={onStop}>
        {words.cancel}
      </Button>
    </div>
  )
}
