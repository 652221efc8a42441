import type { ComponentProps, ReactNode } from 'react'

const look =
  'w-full rounded-sm border border-edge bg-raised px-3.5 text-base text-ink placeholder:text-ink-3 ' +
  'transition-colors duration-150 hover:border-ink-3 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-tomato disabled:opacity-60'

type InputProps = ComponentProps<'input'> & {
  /** The unit, shown inside at the end. */
  suffix?: ReactNode
}

export function Input({ suffix, className = '', ...rest }: InputProps) {
  const input = (
    <input
      {...rest}
      className={`h-11 ${look} ${suffix ? 'pr-14 tabular-nums' : ''} ${suffix ? '' : className}`}
    />
  )
  if (!suffix) return input
  return (
    <span className={`relative block ${className}`}>
      {input}
      <span className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-sm text-ink-3">
        {suffix}
      </span>
    </span>
  )
}

export function TextArea({ className = '', rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} className={`min-h-20 resize-y py-2.5 ${look} ${className}`} />
}
