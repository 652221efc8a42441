import type { ComponentProps } from 'react'

type Props = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  tone?: 'raised' | 'herb' | 'tomato' | 'sunken'
  /** No padding, for content that reaches the edges. */
  flush?: boolean
}

const tones = {
  raised: 'bg-raised border border-line',
  herb: 'bg-herb-soft',
  tomato: 'bg-tomato-soft',
  sunken: 'bg-sunken',
}

export function Card({ as: Part = 'div', tone = 'raised', flush = false, className = '', ...rest }: Props) {
  const Element = Part as 'div'
  return <Element {...rest} className={`rounded-lg ${tones[tone]} ${flush ? '' : 'p-5'} ${className}`} />
}
