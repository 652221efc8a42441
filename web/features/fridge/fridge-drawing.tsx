/** An open fridge: three shelves with a bottle, a melon, eggs, a carrot and greens, and the door ajar. */
export function FridgeDrawing() {
  return (
    <svg viewBox="0 0 210 140" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <ellipse cx="105" cy="133" rx="84" ry="5" fill="var(--sunken)" />
      <rect
        x="42"
        y="8"
        width="92"
        height="120"
        rx="10"
        fill="var(--raised)"
        stroke="var(--edge)"
        strokeWidth="2"
      />
      <rect x="50" y="16" width="76" height="104" rx="5" fill="var(--sunken)" />
      <path d="M50 50h76M50 84h76" stroke="var(--edge)" strokeWidth="2" />
      <path
        d="M134 12l36 9c3 1 5 3 5 6v86c0 3-2 5-5 6l-36 9"
        fill="var(--raised)"
        stroke="var(--edge)"
        strokeWidth="2"
      />
      <path d="M166 58v22" stroke="var(--ink-2)" strokeWidth="3.500" />
      <path d="M60 50V34c0-3 3-4 3-7v-4h6v4c0 3 3 4 3 7v16Z" fill="var(--water)" />
      <path d="M60 38h12" stroke="var(--raised)" strokeWidth="3" />
      <circle cx="91" cy="40" r="9.500" fill="var(--tomato)" />
      <path d="M91 30c1-3 4-5 7-5" stroke="var(--herb)" strokeWidth="2.500" />
      <path d="M104 50V36a8 8 0 0 1 16 0v14Z" fill="var(--carbs)" />
      <path d="M58 84c0-9 3-14 7-14s7 5 7 14Z" fill="var(--paper)" stroke="var(--edge)" strokeWidth="1.500" />
      <path d="M73 84c0-9 3-14 7-14s7 5 7 14Z" fill="var(--paper)" stroke="var(--edge)" strokeWidth="1.500" />
      <path d="M96 84c-1-10 4-17 12-20 8 3 13 10 12 20Z" fill="var(--herb)" />
      <path d="M108 68v16M108 76l6-5M108 79l-6-5" stroke="var(--herb-soft)" strokeWidth="1.500" />
      <path d="M58 112c10-12 24-17 38-16-2 9-18 17-38 16Z" fill="var(--energy)" />
      <path d="M96 96c4-5 9-7 14-6M97 97c6-2 11-1 15 3" stroke="var(--herb)" strokeWidth="3" />
      <circle cx="112" cy="112" r="6.500" fill="var(--fat)" />
    </svg>
  )
}
