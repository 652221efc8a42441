import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { AskCoach } from '../coach/ask-coach.tsx'
import { LibraryJump } from '../library/library-jump.tsx'
import { LibraryList } from '../library/library-list.tsx'
import { LibraryWorkout } from '../library/library-workout.tsx'
import { GeneratorForm } from './generator-form.tsx'
import { GeneratorResult } from './generator-result.tsx'
import { useGenerateWorkout } from './use-generate-workout.ts'
import { useGenerated } from './use-generated.ts'
import { useGeneratorForm } from './use-generator-form.ts'

/** The form, its result and the library; `?workout=` in the address opens a library workout. */
export function GeneratorTab() {
  const [path, go] = useLocation()
  const open = new URLSearchParams(useSearch()).get('workout')
  if (open) return <LibraryWorkout key={open} id={open} onClose={() => go(`${path}?tab=generator`)} />
  return <Generator onOpen={(id) => go(`${path}?tab=generator&workout=${id}`)} />
}

function Generator({ onOpen }: { onOpen: (id: string) => void }) {
  const { form, submitTo, showRefusal } = useGeneratorForm()
  const { generated, show, markSaved, forget } = useGenerated()
  const { generate, stop, isGenerating } = useGenerateWorkout(arrive, showRefusal)
  const result = useRef<HTMLElement>(null)
  const library = useRef<HTMLElement>(null)
  const isFresh = useRef(false)
  const submit = submitTo(generate)

  function arrive(made: Parameters<typeof show>[0]) {
    isFresh.current = true
    show(made)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each workout that arrives takes the focus
  useEffect(() => {
    if (!isFresh.current) return
    isFresh.current = false
    leadTo(result.current)
  }, [generated])

  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <div className="grid grid-cols-1 gap-5">
        <LibraryJump onJump={() => leadTo(library.current)} />
        <GeneratorForm form={form} onSubmit={() => void submit()} isGenerating={isGenerating} onStop={stop} />
        <AskCoach look="card" />
      </div>
      <div className="grid grid-cols-1 gap-8">
        {generated ? (
          <GeneratorResult
            ref={result}
            generated={generated}
            onSaved={markSaved}
            onAnother={() => void submit()}
            isGenerating={isGenerating}
            onDiscard={forget}
          />
        ) : null}
        <LibraryList ref={library} onOpen={onOpen} />
      </div>
    </div>
  )
}

/** Scrolls to an element and focuses it. */
function leadTo(part: HTMLElement | null) {
  part?.focus({ preventScroll: true })
  void part?.scrollIntoView({ block: 'start' })
}
