import { words } from '../words.ts'

type Props = {
  text: string
  /** Packs to buy: "2 cans of 400 g". */
  packs?: string | null
  /** What is at hand beside it. */
  atHand?: string | null
  have: boolean
  onTick: (have: boolean) => void
}

/** A line of the list with its tick. */
export function ListLine({ text, packs, atHand, have, onTick }: Props) {
  return (
    <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3 py-1.5">
      <input
        type="checkbox"
        checked={have}
        onChange={(event) => onTick(event.target.checked)}
        className="size-5 shrink-0 accent-herb"
      />
      <span className={`min-w-0 wrap-anywhere ${have ? 'text-ink-3 line-through' : ''}`}>
        {text}
        {packs && !have ? <span className="block text-sm text-ink-2">{packs}</span> : null}
        {atHand && !have ? <span className="block text-sm text-ink-2">{words.atHand(atHand)}</span> : null}
      </span>
    </label>
  )
}
