import { type ComponentProps, type FocusEvent, useId } from 'react'
import { words } from '../../words.ts'
import { Input } from '../input.tsx'
import { type TypedNumberProps, useTypedNumber } from './use-typed-number.ts'

type InputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'onKeyDown' | 'type' | 'step'>
type Props = TypedNumberProps &
  InputProps & {
    /** Replaces the look of the input. */
    look?: string
  }

/** A number with a decimal point or comma, in any language of the browser. Tells how a text other than a plain number is read. */
export function NumberInput({ value, onChange, measure, bounds, step, ...rest }: Props) {
  return <TypedNumber {...rest} number={useTypedNumber({ value, onChange, measure, bounds, step })} />
}

type TypedProps = Omit<Props, keyof TypedNumberProps> & { number: ReturnType<typeof useTypedNumber> }

/** The input of a `useTypedNumber`. */
export function TypedNumber({ number, look, suffix = number.unit, className = '', ...rest }: TypedProps) {
  const note = useId()
  const describedBy = [rest['aria-describedby'], number.understood && note].filter(Boolean).join(' ')
  const input = {
    inputMode: number.inputMode,
    autoComplete: 'off',
    maxLength: 40,
    ...rest,
    'aria-describedby': describedBy || undefined,
    value: number.text,
    onChange: ({ target }: { target: { value: string } }) => number.type(target.value),
    onKeyDown: number.onKeyDown,
    onBlur(event: FocusEvent<HTMLInputElement>) {
      number.restore()
      rest.onBlur?.(event)
    },
  } as const
  return (
    <span className={`relative block ${className}`}>
      {look ? <input {...input} className={look} /> : <Input {...input} suffix={suffix} />}
      <span
        id={note}
        aria-live="polite"
        className="pointer-events-none absolute -top-2 right-2 rounded-sm bg-raised px-1 text-xs leading-4 text-ink-2 tabular-nums"
      >
        {number.understood === undefined ? '' : words.understood(number.understood)}
      </span>
    </span>
  )
}
