/** A road that ends at an empty plate. */
export function LostRoad({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 260 150" className={className} fill="none" strokeLinecap="round" aria-hidden="true">
      <ellipse cx="186" cy="76" rx="66" ry="62" fill="var(--raised)" stroke="var(--line)" strokeWidth="2" />
      <ellipse cx="186" cy="76" rx="45" ry="42" fill="var(--sunken)" />
      <path
        d="M8 134c40 0 66-4 66-24S30 84 30 62s40-28 78-24 50 22 78 36"
        stroke="var(--herb)"
        strokeWidth="9"
      />
      <path
        d="M8 134c40 0 66-4 66-24S30 84 30 62s40-28 78-24 50 22 78 36"
        stroke="var(--paper)"
        strokeWidth="1.500"
        strokeDasharray="5 8"
      />
      <circle cx="187" cy="75" r="9" fill="var(--tomato)" />
    </svg>
  )
}
