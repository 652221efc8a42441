import { CircleAlert, Clock, PencilLine, Trash2 } from 'lucide-react'
import type { Shown } from '#web/features/offline/use-unsent.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { IconButton } from '#web/ui/forms/button.tsx'
import { words } from '../../words.ts'
import type { WaitingSentence } from './use-waiting-sentences.ts'

type Props = { line: Shown<WaitingSentence>; onOpen: () => void; onRemove: () => void }

/** A sentence without figures: a press opens it in the composer, the bin removes it. */
export function SentenceRow({ line, onOpen, onRemove }: Props) {
  const { sentence, unsent } = line
  const isRefused = unsent?.state === 'refused'
  const Icon = isRefused ? CircleAlert : Clock
  return (
    <li className="animate-fade-in relative flex items-center">
      <button
        type="button"
        onClick={onOpen}
        aria-haspopup="dialog"
        className="flex min-w-0 flex-1 items-center gap-3.5 rounded-sm py-4 text-left"
      >
        <span
          aria-hidden="true"
          className="grid size-11.5 shrink-0 place-items-center rounded-sm bg-sunken text-ink-3"
        >
          <PencilLine className="size-5" strokeWidth={1.75} />
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="line-clamp-3 font-semibold text-pretty wrap-anywhere">{sentence}</span>
          {isRefused ? <span className="text-sm text-pretty text-tomato">{unsent.reason}</span> : null}
          <span className="block pt-0.5">
            <Badge tone={isRefused ? 'bad' : 'neutral'}>
              <Icon className="size-3.5" aria-hidden="true" />
              {isRefused
                ? unsent.status === 422
                  ? words.notUnderstood
                  : words.notRead
                : words.waitingToBeRead}
            </Badge>
          </span>
        </span>
      </button>
      <IconButton
        label={words.deleteFood(sentence)}
        onClick={onRemove}
        className="-mr-3 ml-1 text-ink-3 hover:text-tomato"
      >
        <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
