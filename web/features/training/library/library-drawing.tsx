/** A kettlebell and a dumbbell on a rolled-out mat. */
export function LibraryDrawing() {
  return (
    <svg viewBox="0 0 210 140" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path
        d="M24 112h150c10 0 10 14 0 14H24Z"
        fill="var(--herb-soft)"
        stroke="var(--herb)"
        strokeWidth="2"
      />
      <circle cx="176" cy="112" r="14" fill="var(--herb-soft)" stroke="var(--herb)" strokeWidth="2" />
      <path d="M176 112m-7 0a7 7 0 1 0 7-7" stroke="var(--herb)" strokeWidth="2" />
      <path d="M62 62c-6-12-4-30 12-30s18 18 12 30" stroke="var(--ink-2)" strokeWidth="7" />
      <path
        d="M74 56c20 0 31 13 31 29 0 11-5 20-12 27H55c-7-7-12-16-12-27 0-16 11-29 31-29Z"
        fill="var(--raised)"
        stroke="var(--edge)"
        strokeWidth="2.500"
      />
      <circle cx="74" cy="84" r="10" fill="var(--tomato)" />
      <path d="M122 98h34" stroke="var(--ink-2)" strokeWidth="6" />
      <rect x="114" y="84" width="11" height="28" rx="4" fill="var(--carbs)" />
      <rect x="150" y="84" width="11" height="28" rx="4" fill="var(--carbs)" />
    </svg>
  )
}
