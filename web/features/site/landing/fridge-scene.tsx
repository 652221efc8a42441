/**
 * A fridge shelf in the scanner: milk, eggs, salad, peppers, salmon and a lemon, with frames around
 * recognized items.
 */
export function FridgeScene({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 560 440"
      preserveAspectRatio="xMidYMid slice"
      className={`bg-[light-dark(#dcebf3,#172a35)] ${className ?? ''}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="36" y="26" width="488" height="440" rx="30" className="fill-[light-dark(#fffdf8,#22343d)]" />
      <rect x="58" y="48" width="444" height="420" rx="16" className="fill-[light-dark(#eef4f5,#1a2930)]" />
      <ellipse cx="280" cy="64" rx="120" ry="9" className="fill-[light-dark(#fff7dc,#e6d9a8)]" />
      <Shelf y={226} />
      <Shelf y={398} />
      <Milk />
      <Eggs />
      <Greens />
      <Pepper x={112} y={352} fill="#c9432a" shine="#f08a6e" />
      <Pepper x={176} y={354} fill="#ecb447" shine="#fff3d6" />
      <Salmon />
      <g fill="#f0c93f">
        <ellipse cx="456" cy="372" rx="33" ry="25" />
        <path d="M486 364c9 0 13 5 13 9s-5 9-13 8Z" />
      </g>
      <path d="M436 360c6-7 14-9 22-8" stroke="#fff3d6" strokeWidth="5" />
      <g className="stroke-[light-dark(#2e6a3e,#8fcb95)]" strokeWidth="4">
        <Frame x={86} y={74} width={82} height={148} />
        <Frame x={78} y={296} width={134} height={98} />
        <Frame x={242} y={322} width={158} height={72} />
      </g>
    </svg>
  )
}

function Shelf({ y }: { y: number }) {
  return (
    <>
      <rect x="58" y={y} width="444" height="10" className="fill-[light-dark(#c9dbe2,#35505d)]" />
      <path d={`M70 ${y + 3}h420`} className="stroke-[light-dark(#ffffff,#557482)]" strokeWidth="2" />
    </>
  )
}

/** A frame of four corners around a recognized item. */
function Frame({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const [right, bottom] = [x + width, y + height]
  return (
    <path
      d={`M${x} ${y + 18}v-10q0-8 8-8h10M${right - 18} ${y}h10q8 0 8 8v10M${right} ${bottom - 18}v10q0 8-8 8h-10M${x + 18} ${bottom}h-10q-8 0-8-8v-10`}
    />
  )
}

function Milk() {
  return (
    <>
      <path d="M98 226V126l14-26V84h30v16l14 26v100Z" fill="#fffdf8" stroke="#c9dbe2" strokeWidth="3" />
      <rect x="108" y="78" width="38" height="14" rx="4" fill="#2b78a6" />
      <rect x="98" y="146" width="58" height="46" fill="#2b78a6" />
      <path d="M108 176c10-12 18-12 24-2s12 8 16 2" stroke="#fffdf8" strokeWidth="4" />
    </>
  )
}

function Eggs() {
  return (
    <>
      {[0, 1, 2, 3].map((at) => (
        <path
          key={at}
          d={`M${202 + at * 34} 206c0-20 7-34 15-34s15 14 15 34Z`}
          fill={at % 2 ? '#f0b878' : '#e9cfa8'}
        />
      ))}
      <path d="M192 198h152l-8 28H200Z" fill="#8b7a63" />
      <path d="M226 198v8m34-8v8m34-8v8" stroke="#6b5c48" strokeWidth="3" />
    </>
  )
}

function Greens() {
  return (
    <>
      <path d="M366 226c-10-52 12-98 60-104 50 4 70 54 56 104Z" fill="#3d7d49" />
      <path d="M384 226c-8-38 8-68 40-72 36 4 46 38 38 72Z" fill="#68a865" />
      <path d="M424 172v54M424 196l20-16M424 206l-20-16" stroke="#c3cfa6" strokeWidth="4" />
      <path
        d="M366 176c6-10 14-8 20-16s14-8 20-14M482 180c-6-10-12-8-18-16"
        stroke="#2e6a3e"
        strokeWidth="4"
      />
    </>
  )
}

function Pepper({ x, y, fill, shine }: { x: number; y: number; fill: string; shine: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-28c-26-12-34 8-30 28 4 24 14 44 30 42 16 2 26-18 30-42 4-20-4-40-30-28Z" fill={fill} />
      <path d="M0-28c-1-8 2-14 9-18" stroke="#2e6a3e" strokeWidth="7" />
      <path d="M-18-14c-4 6-4 14-2 22" stroke={shine} strokeWidth="5" />
    </g>
  )
}

function Salmon() {
  return (
    <>
      <path d="M252 386h138v12H252Z" className="fill-[light-dark(#fffdf8,#d8d2c4)]" />
      <path d="M258 386c4-34 34-52 70-52 34 0 52 18 56 52Z" fill="#e8836a" />
      <path
        d="M284 382c2-20 12-34 26-42M312 384c2-20 8-34 20-46M342 384c0-16 4-30 12-40"
        stroke="#f7c3b1"
        strokeWidth="5"
      />
    </>
  )
}
