/** Position and rotation (degrees) of the rice grains. */
const grains = Array.from({ length: 56 }, (_, index) => {
  // Sunflower spiral (golden angle): evenly spaced without rows.
  const angle = index * 2.39996
  const reach = 10.4 * Math.sqrt(index + 0.6)
  return {
    x: 146 + reach * Math.cos(angle),
    y: 322 + reach * 0.82 * Math.sin(angle),
    turn: (index * 67) % 180,
  }
})

const florets = [
  [128, 164, 33],
  [170, 138, 35],
  [92, 196, 30],
  [166, 196, 38],
  [206, 172, 28],
  [118, 214, 26],
] as const

/** Roast chicken, rice, broccoli and tomatoes, drawn from above. */
export function Plate({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 480" className={className} fill="none" aria-hidden="true">
      <defs>
        <clipPath id="plate-well">
          <circle cx="240" cy="240" r="196" />
        </clipPath>
      </defs>
      <circle cx="240" cy="240" r="232" className="fill-raised" />
      <circle cx="240" cy="240" r="231" stroke="var(--line)" strokeWidth="1.500" />
      <circle cx="240" cy="240" r="196" className="fill-sunken" />
      <g clipPath="url(#plate-well)">
        <path
          d="M34 270c30-40 112-58 176-24 62 33 88 106 58 166-22 44-70 60-128 54C60 458 6 340 34 270Z"
          fill="#f2dd9f"
        />
        {grains.map(({ x, y, turn }) => (
          <ellipse
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            rx="7.500"
            ry="3"
            fill="#fbf3d8"
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ))}
        <g fill="#3d7d49">
          {florets.map(([x, y, r]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
          ))}
        </g>
        <g fill="#68a865">
          {florets.map(([x, y, r]) => (
            <circle key={`${x} ${y}`} cx={x + r * 0.22} cy={y - r * 0.26} r={r * 0.42} />
          ))}
        </g>
        <Chicken />
        <Tomato x={298} y={350} r={28} />
        <Tomato x={352} y={322} r={24} />
        <Tomato x={338} y={376} r={26} />
      </g>
    </svg>
  )
}

function Chicken() {
  return (
    <>
      <path
        d="M206 190c10-60 74-108 136-104 66 4 104 66 96 126-8 62-64 94-112 84-36-8-48-42-78-62-22-14-46-12-42-44Z"
        fill="#d98a3d"
      />
      <path d="M268 118c46-26 108-18 132 38" stroke="#f0b878" strokeWidth="13" strokeLinecap="round" />
      <path
        d="M314 148l80 64M284 174l82 66M262 206l62 50"
        stroke="#8b4a1c"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </>
  )
}

function Tomato({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill="#c9432a" />
      <path
        d={`M${-r * 0.55} ${-r * 0.3}q${r * 0.25} ${-r * 0.42} ${r * 0.75} ${-r * 0.36}`}
        stroke="#f08a6e"
        strokeWidth="4.500"
        strokeLinecap="round"
      />
    </g>
  )
}
