import { BroccoliTree } from '#web/ui/broccoli-tree.tsx'

/** Evening hills with broccoli trees, and a road with its miles counted. */
export function RoadScene({ className }: { className?: string }) {
  const road = 'M70 470c60-52 250-58 250-116 0-52-172-48-172-96 0-42 122-40 122-78 0-22-24-30-26-52'
  return (
    <svg
      viewBox="0 0 560 440"
      preserveAspectRatio="xMidYMid slice"
      className={`bg-[light-dark(#f8e9c8,#1b2226)] ${className ?? ''}`}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="404" cy="104" r="84" className="fill-[light-dark(#fffaf0,#2b3437)]" opacity="0.8" />
      <circle cx="404" cy="104" r="50" className="fill-[light-dark(#ecb447,#d9a441)]" />
      <path d="M384 76c7-9 17-13 28-12" stroke="#fff3d6" strokeWidth="6" opacity="0.6" />
      <path
        d="M0 196c62-46 130-58 198-34 80 30 140 2 204-18 60-18 112-8 158 20v276H0Z"
        className="fill-[light-dark(#c3cfa6,#2f4638)]"
      />
      <BroccoliTree x={92} y={160} size={0.55} />
      <BroccoliTree x={140} y={156} size={0.42} />
      <BroccoliTree x={486} y={150} size={0.55} />
      <path
        d="M0 280c106-64 208-64 310-26 92 36 168 22 250-22v208H0Z"
        className="fill-[light-dark(#7f9f74,#283f2e)]"
      />
      <BroccoliTree x={62} y={256} size={0.9} />
      <BroccoliTree x={456} y={262} size={0.78} />
      <path
        d="M0 372c132-72 290-54 400-20 62 20 116 20 160 4v84H0Z"
        className="fill-[light-dark(#2e6a3e,#1e3424)]"
      />
      <path d={road} className="stroke-[light-dark(#faf6ee,#c9bda6)]" strokeWidth="22" />
      <path
        d={road}
        className="stroke-[light-dark(#d8c8a8,#7d7260)]"
        strokeWidth="2.500"
        strokeDasharray="8 12"
      />
      <circle cx="244" cy="126" r="11" fill="#d64a30" />
      <Milestone x={352} y={352} mile="1" />
      <Milestone x={112} y={256} mile="2" />
      <Milestone x={300} y={182} mile="3" />
      <BroccoliTree x={506} y={388} size={1.3} />
    </svg>
  )
}

function Milestone({ x, y, mile }: { x: number; y: number; mile: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-13 20v-24a13 13 0 0 1 26 0v24Z" className="fill-[light-dark(#fffdf8,#3a352b)]" />
      <text
        textAnchor="middle"
        y="9"
        fontSize="19"
        className="numeral fill-[light-dark(#221d16,#f3ede1)]"
        stroke="none"
      >
        {mile}
      </text>
    </g>
  )
}
