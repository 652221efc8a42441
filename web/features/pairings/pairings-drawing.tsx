/** A tomato and a sprig of basil on two plates that overlap. */
export function PairingsDrawing() {
  return (
    <svg viewBox="0 0 210 140" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <ellipse cx="105" cy="131" rx="86" ry="5" fill="var(--sunken)" />
      <circle cx="76" cy="68" r="52" fill="var(--raised)" stroke="var(--edge)" strokeWidth="2" />
      <circle cx="134" cy="68" r="52" fill="var(--raised)" stroke="var(--edge)" strokeWidth="2" />
      <path
        d="M105 25a52 52 0 0 1 0 86 52 52 0 0 1 0-86Z"
        fill="var(--herb-soft)"
        stroke="var(--edge)"
        strokeWidth="2"
      />
      <circle cx="60" cy="72" r="21" fill="var(--tomato)" />
      <path d="M60 52c-5-5-11-5-14-2 4 4 9 5 14 2Zm0 0c5-5 11-5 14-2-4 4-9 5-14 2Z" fill="var(--herb)" />
      <path d="M60 52v-8" stroke="var(--herb)" strokeWidth="3" />
      <path d="M150 98V62" stroke="var(--herb)" strokeWidth="3" />
      <path
        d="M150 64c-9-5-11-14-7-22 9 4 12 13 7 22Zm0 14c-10 1-17-4-19-12 9-3 17 3 19 12Zm0 2c10 0 16-6 17-14-9-2-16 5-17 14Z"
        fill="var(--herb)"
      />
      <path d="M98 68h14M105 61v14" stroke="var(--herb)" strokeWidth="3.500" />
    </svg>
  )
}
