import { words } from '../words.ts'

type Props = {
  /** The awaited content; read out, and shown beside the spinner if `visible`. */
  label?: string
  visible?: boolean
  className?: string
}

export function Spinner({ label = words.loading, visible = false, className = '' }: Props) {
  return (
    <span role="status" className={`inline-flex items-center gap-3 text-ink-2 ${className}`}>
      <Wheel />
      <span className={visible ? '' : 'sr-only'}>{label}</span>
    </span>
  )
}

/** The spinner without text, for places that already say what loads. */
export function Wheel({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={`animate-turn ${className}`} fill="none" aria-hidden="true">
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2.500" opacity="0.22" />
      <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2.500" strokeLinecap="round" />
    </svg>
  )
}
