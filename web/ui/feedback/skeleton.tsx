/** A grey stand-in of the final layout; give it the final size. Say what loads once, around a group of them. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-breathe rounded-sm bg-sunken ${className}`} />
}
