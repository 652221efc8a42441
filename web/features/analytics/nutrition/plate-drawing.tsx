/** A plate with an empty chart as its rim. */
export function PlateDrawing() {
  return (
    <svg viewBox="0 0 160 96" fill="none" aria-hidden="true" className="w-full">
      <path d="M0 88h160" className="stroke-line" strokeWidth="2" />
      {[
        [14, 26, 'fill-sunken'],
        [38, 40, 'fill-sunken'],
        [62, 30, 'fill-sunken'],
        [86, 54, 'fill-herb-soft'],
        [110, 44, 'fill-sunken'],
        [134, 20, 'fill-sunken'],
      ].map(([x, height, fill]) => (
        <rect
          key={x}
          x={x}
          y={88 - Number(height)}
          width="14"
          height={height}
          rx="4"
          className={String(fill)}
        />
      ))}
      <path
        d="M12 66c18 2 26-14 44-12s24 4 38-14 26-20 50-18"
        className="stroke-herb"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      <circle cx="146" cy="22" r="6" className="fill-tomato" />
    </svg>
  )
}
