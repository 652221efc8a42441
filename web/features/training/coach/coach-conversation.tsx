import { useEffect, useRef } from 'react'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { Wheel } from '#web/ui/feedback/spinner.tsx'
import { words } from '../words.ts'
import type { Exchange } from './use-coach-questions.ts'

type Props = {
  exchanges: readonly Exchange[]
  /** The question in progress. */
  asked: string | undefined
}

/** Questions and answers, oldest first. */
export function CoachConversation({ exchanges, asked }: Props) {
  const tell = useInUnits()
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to each new message
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [exchanges.length, asked])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard
    <div role="log" aria-label={words.conversation} tabIndex={0} className="grid gap-4 empty:hidden">
      {exchanges.map(({ id, question, answer, source }) => (
        <div key={id} className="grid gap-2">
          <Question text={question} />
          <div>
            <p className="eyebrow">{words.coach}</p>
            <p className="whitespace-pre-line text-pretty">{tell(answer)}</p>
            <p className="mt-1 text-sm text-ink-3">{words.coachSources[source]}</p>
          </div>
        </div>
      ))}
      {asked === undefined ? null : (
        <div className="grid gap-2">
          <Question text={asked} />
          <p className="flex items-center gap-2 text-ink-2">
            <Wheel className="size-4" /> {words.asking}
          </p>
        </div>
      )}
      {exchanges.length ? <div ref={end} /> : null}
    </div>
  )
}

function Question({ text }: { text: string }) {
  return (
    <p className="ml-8 justify-self-end rounded-md bg-sunken px-4 py-2.5 font-medium">
      <span className="sr-only">{words.you}: </span>
      {text}
    </p>
  )
}
