const plates = [
  { x: 8, fill: 'var(--herb)' },
  { x: 58, fill: 'var(--carbs)' },
  { x: 108, fill: 'var(--tomato)' },
  { x: 158, fill: 'var(--fat)' },
]

/** A week's calendar with a plate on each day. */
export function WeekDrawing() {
  return (
    <svg viewBox="0 0 210 140" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <ellipse cx="105" cy="132" rx="92" ry="5" fill="var(--sunken)" />
      <rect
        x="3"
        y="18"
        width="204"
        height="106"
        rx="14"
        fill="var(--raised)"
        stroke="var(--edge)"
        strokeWidth="2"
      />
      <path d="M3 46h204" stroke="var(--line)" strokeWidth="2" />
      <path d="M46 8v20M164 8v20" stroke="var(--ink-2)" strokeWidth="4" />
      <path d="M70 32h70" stroke="var(--ink-3)" strokeWidth="3" />
      {plates.map(({ x, fill }, at) => (
        <g key={x} transform={`translate(${x} ${at % 2 ? 64 : 60})`}>
          <circle cx="22" cy="24" r="20" fill="var(--sunken)" stroke="var(--line)" strokeWidth="2" />
          <circle cx="22" cy="24" r="10" fill={fill} />
        </g>
      ))}
      <path d="M24 86c3-9 8-14 16-17" stroke="var(--paper)" strokeWidth="2.500" />
    </svg>
  )
}
