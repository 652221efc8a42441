import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { Wheel } from '../feedback/spinner.tsx'
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts'

type Look = { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode }

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Shows a spinner and ignores further presses; keeps the focus. */
    busy?: boolean
    asChild?: boolean
  }

export function Button(props: ButtonProps) {
  const { variant, size, icon, busy, asChild, className = '', children, onClick, ...rest } = props
  const Part = asChild ? Slot.Root : 'button'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Part
      type={asChild ? undefined : 'button'}
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={`${buttonLook(variant, size)} ${className}`}
    >
      {busy ? <Wheel className="size-[1.15em]" /> : icon}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Part>
  )
}

type IconButtonProps = ComponentProps<'button'> & {
  /** Accessible name. */
  label: string
  outlined?: boolean
}

/** A round icon button of 44 px. */
export function IconButton({ label, outlined, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors duration-150 hover:bg-sunken disabled:opacity-40 ${
        outlined ? 'border border-line' : ''
      } ${className}`}
    >
      {children}
    </button>
  )
}

type LinkButtonProps = Omit<ComponentProps<'a'>, 'href'> &
  Look & {
    href: string
    /** Of the history entry, for links within the app. */
    state?: unknown
  }

/** A link styled as a button. API paths are plain navigations, past the router. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, icon, className = '', children, href, state, ...rest } = props
  const look = `${buttonLook(variant, size)} ${className}`
  const inside = href.startsWith('/') && !href.startsWith('/api/')
  const content = (
    <>
      {icon}
      {children}
    </>
  )
  if (inside)
    return (
      <Link href={href} state={state} className={look} {...rest}>
        {content}
      </Link>
    )
  return (
    <a href={href} className={look} {...rest}>
      {content}
    </a>
  )
}
