/** Breakfast from above: porridge with berries, coffee, and a notebook. */
export function TableScene({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 560 440"
      preserveAspectRatio="xMidYMid slice"
      className={`bg-[light-dark(#dfe6c9,#26301f)] ${className ?? ''}`}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g className="stroke-[light-dark(#cfd8b3,#303c27)]" strokeWidth="3">
        <path d="M-20 92h600M-20 214h600M-20 336h600" />
        <path d="M120-20v112M402 92v122M178 214v122M470 336v124" />
      </g>
      <Notebook />
      <Bowl />
      <Cup />
      <g transform="rotate(-14 92 300)">
        <rect x="82" y="196" width="15" height="170" rx="7.500" fill="#b9c4c6" />
        <ellipse cx="89.500" cy="180" rx="24" ry="34" fill="#cfd8da" />
        <ellipse cx="84" cy="172" rx="11" ry="18" fill="#e6ecec" />
      </g>
    </svg>
  )
}

const berries = [
  [196, 166, 17],
  [230, 148, 15],
  [222, 184, 16],
  [258, 172, 14],
] as const

function Bowl() {
  return (
    <>
      <ellipse cx="236" cy="222" rx="128" ry="126" fill="#000" opacity="0.1" />
      <circle cx="232" cy="212" r="126" fill="#2b78a6" />
      <circle cx="232" cy="212" r="110" fill="#215f85" />
      <circle cx="232" cy="214" r="104" fill="#f2dfb4" />
      <path
        d="M158 232c20-14 36 10 58-2s40-14 60 0 28 8 44 0M150 258c24 8 38-10 60 0s36 8 58 0 26-6 40 0M178 286c18-8 34 6 54 0s34-4 48 2"
        stroke="#e4c88f"
        strokeWidth="6"
      />
      {berries.map(([x, y, r]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r} fill="#3f4a7d" />
          <circle cx={x - r * 0.25} cy={y - r * 0.3} r={r * 0.34} fill="#7c88bd" />
        </g>
      ))}
      <Strawberry x={286} y={204} turn={24} />
      <Strawberry x={282} y={246} turn={-38} />
      <path d="M176 204c-4-18 6-34 20-38 4 16-4 32-20 38Z" fill="#68a865" />
    </>
  )
}

function Strawberry({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M0 24C-22 12-24-10-12-16c8-4 16-4 24 0C24-10 22 12 0 24Z" fill="#c9432a" />
      <path d="M-8-4v4M4-6v4M-2 6v4M8 4v4" stroke="#f8c9a8" strokeWidth="3" />
      <path d="M-12-16c4-6 8-4 12-2 4-2 8-4 12 2" stroke="#3d7d49" strokeWidth="6" />
    </g>
  )
}

function Cup() {
  return (
    <>
      <ellipse cx="452" cy="336" rx="84" ry="82" fill="#000" opacity="0.1" />
      <circle cx="450" cy="328" r="82" fill="#fffdf8" />
      <circle cx="450" cy="328" r="66" fill="#efe6d5" />
      <path d="M494 296c26-20 52 2 34 26-6 8-16 12-24 12" stroke="#fffdf8" strokeWidth="13" />
      <circle cx="450" cy="328" r="50" fill="#fffdf8" />
      <circle cx="450" cy="328" r="42" fill="#8b5a33" />
      <path d="M450 300c-20 0-26 16-18 26 6 8 18 6 18 16 0-10 12-8 18-16 8-10 2-26-18-26Z" fill="#ecd2a6" />
      <path d="M450 342v14" stroke="#ecd2a6" strokeWidth="4" />
    </>
  )
}

function Notebook() {
  return (
    <g transform="rotate(8 450 120)">
      <rect x="372" y="26" width="156" height="192" rx="12" fill="#000" opacity="0.1" />
      <rect x="366" y="18" width="156" height="192" rx="12" fill="#c9432a" />
      <rect x="378" y="18" width="144" height="192" rx="10" fill="#fffdf8" />
      <path d="M398 58h66M398 92h92M398 126h78M398 160h52" stroke="#d8c8a8" strokeWidth="6" />
      <path d="M478 56l7 7 12-14" stroke="#2e6a3e" strokeWidth="5" />
      <path d="M398 184c18-14 26 8 42-4s22-4 36-14" stroke="#2e6a3e" strokeWidth="5" />
      <circle cx="482" cy="164" r="6" fill="#c9432a" />
    </g>
  )
}
