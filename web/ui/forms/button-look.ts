export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const base =
  'inline-flex items-center justify-center gap-2 rounded-full font-semibold text-center select-none ' +
  'transition-colors duration-150 disabled:opacity-50 aria-disabled:opacity-60'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-herb text-on-herb hover:bg-herb-deep',
  secondary: 'bg-raised text-ink border border-line hover:border-edge hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-tomato text-on-tomato hover:opacity-90',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'touch min-h-9 px-4 text-sm',
  md: 'min-h-11 px-5 text-[0.9375rem]',
  lg: 'min-h-13 px-7 text-base',
}

/** Classes of a button. */
export function buttonLook(variant: ButtonVariant = 'primary', size: ButtonSize = 'md') {
  return `${base} ${variants[variant]} ${sizes[size]}`
}
