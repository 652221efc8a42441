/** An open cookbook with a dish on one page, lines on the other, and a ribbon. */
export function CookbookDrawing() {
  return (
    <svg viewBox="0 0 210 140" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <ellipse cx="105" cy="130" rx="94" ry="5" fill="var(--sunken)" />
      <path
        d="M105 34C86 20 54 16 14 20v92c40-4 72 0 91 14 19-14 51-18 91-14V20c-40-4-72 0-91 14Z"
        fill="var(--raised)"
        stroke="var(--edge)"
        strokeWidth="2"
      />
      <path d="M105 34v92" stroke="var(--line)" strokeWidth="2" />
      <circle cx="59" cy="66" r="27" fill="var(--sunken)" stroke="var(--line)" strokeWidth="2" />
      <circle cx="59" cy="66" r="18" fill="var(--paper)" stroke="var(--line)" strokeWidth="2" />
      <path d="M50 72c3-10 9-17 19-20" stroke="var(--herb)" strokeWidth="3" />
      <path d="M55 63c-6 0-9-3-10-8 6-1 10 2 10 8Zm5-6c-3-5-2-9 1-12 5 4 4 9-1 12Z" fill="var(--herb)" />
      <circle cx="68" cy="72" r="4.500" fill="var(--tomato)" />
      <path d="M124 50c16-4 34-6 54-5" stroke="var(--ink-2)" strokeWidth="3.500" />
      <path
        d="M124 66c16-4 34-6 54-5M124 80c16-4 34-6 54-5M124 94c12-3 24-5 36-5"
        stroke="var(--edge)"
        strokeWidth="2.500"
      />
      <path d="M160 17v28l7-6 7 6V18" fill="var(--tomato)" />
    </svg>
  )
}
