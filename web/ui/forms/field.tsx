import { type ReactNode, useId } from 'react'
import { words } from '../words.ts'

/** Props for a field's input: spread them on `Input`, `TextArea` or `Select`. */
export type FieldIds = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type Props = {
  label: ReactNode
  /** Why the value was refused. */
  error?: string
  hint?: ReactNode
  htmlFor?: string
  optional?: boolean
  /** A small element at the label's right, such as a link. */
  aside?: ReactNode
  className?: string
  children: (ids: FieldIds) => ReactNode
}

/** A label, hint and error, tied to the input by ARIA. */
export function Field({ label, error, hint, htmlFor, optional, aside, className = '', children }: Props) {
  const own = useId()
  const id = htmlFor ?? own
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ')
  return (
    <div className={`grid grid-cols-1 content-start gap-1.5 ${className}`}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
          {optional ? <span className="font-normal text-ink-3"> ({words.optional})</span> : null}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p id={hintId} className="text-sm text-ink-3">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} role="alert" className="text-sm font-medium text-tomato">
          {error}
        </p>
      ) : null}
    </div>
  )
}
