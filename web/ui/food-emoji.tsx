/** A food's emoji; hidden from screen readers, as the name stands beside it. */
export function FoodEmoji({ emoji, size = 'md' }: { emoji: string; size?: 'sm' | 'md' | 'lg' }) {
  const sizes = { sm: 'size-9 text-lg', md: 'size-11.5 text-2xl', lg: 'size-16 text-4xl' }
  return (
    <span
      aria-hidden="true"
      className={`emoji grid shrink-0 place-items-center rounded-sm bg-sunken leading-none select-none ${sizes[size]}`}
    >
      {emoji}
    </span>
  )
}
