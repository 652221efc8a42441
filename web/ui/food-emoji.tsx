/** A food's emoji on its plate; the food's name stands beside it, so it says nothing by itself. */
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
