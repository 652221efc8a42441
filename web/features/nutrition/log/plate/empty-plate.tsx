/** A laid table with an empty plate: fork, plate, and a sprig of herb. */
export function EmptyPlate() {
  return (
    <svg viewBox="0 0 200 130" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <ellipse cx="100" cy="118" rx="78" ry="5" fill="var(--sunken)" />
      <circle cx="100" cy="64" r="50" fill="var(--raised)" stroke="var(--edge)" strokeWidth="2" />
      <circle cx="100" cy="64" r="35" fill="var(--sunken)" stroke="var(--line)" strokeWidth="2" />
      <g stroke="var(--ink-2)" strokeWidth="3.500">
        <path d="M22 26v17c0 7 4 11 9 11s9-4 9-11V26M31 26v80" />
        <path d="M170 106V26c-9 5-13 17-13 30 0 6 4 9 13 9" />
      </g>
      <path d="M86 78c4-14 12-24 27-29" stroke="var(--herb)" strokeWidth="3" />
      <path
        d="M93 66c-8 0-12-4-13-10 8-1 13 3 13 10Zm6-7c-4-7-2-12 2-16 6 5 5 11-2 16Zm3-1c5 6 10 7 16 4-3-7-9-8-16-4Z"
        fill="var(--herb)"
      />
      <circle cx="113" cy="49" r="4.500" fill="var(--tomato)" />
    </svg>
  )
}
