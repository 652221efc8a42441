/** A placeholder of the final layout, at the final size. Announce loading once per group. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-breathe rounded-sm bg-sunken ${className}`} />
}
