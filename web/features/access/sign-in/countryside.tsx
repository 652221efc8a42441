import { BroccoliTree } from '#web/ui/broccoli-tree.tsx'

type Props = {
  className?: string
  /** The visible part: a strip of the horizon, or the whole drawing. */
  crop: 'wide' | 'tall'
}

/** Hills with broccoli trees under a yolk sun, and a road to a tomato-red point. */
export function Countryside({ className, crop }: Props) {
  return (
    <svg
      viewBox={crop === 'tall' ? '0 0 640 800' : '0 180 640 210'}
      preserveAspectRatio="xMidYMid slice"
      className={`bg-[light-dark(#f8e9c8,#1b2226)] ${className}`}
      fill="none"
      aria-hidden="true"
    >
      <circle cx="452" cy="222" r="96" className="fill-[light-dark(#fffaf0,#2b3437)]" opacity="0.8" />
      <circle cx="452" cy="222" r="58" className="fill-[light-dark(#ecb447,#d9a441)]" />
      <path
        d="M428 190c8-10 20-15 32-14"
        stroke="#fff3d6"
        strokeWidth="7"
        strokeLinecap="round"
        opacity="0.6"
      />

      <path
        d="M0 344c70-52 148-66 226-38 92 33 160 2 232-20 70-21 130-10 182 22v492H0Z"
        className="fill-[light-dark(#c3cfa6,#2f4638)]"
      />
      <BroccoliTree x={96} y={296} size={0.62} />
      <BroccoliTree x={150} y={290} size={0.46} />
      <BroccoliTree x={560} y={292} size={0.6} />

      <path
        d="M0 452c120-74 236-74 352-30 104 40 190 26 288-26v404H0Z"
        className="fill-[light-dark(#7f9f74,#283f2e)]"
      />
      <path
        d="M372 430c64 26 120 28 176 12M388 452c60 22 112 24 166 10"
        stroke="var(--paper)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.4"
      />
      <BroccoliTree x={74} y={420} size={1} />
      <BroccoliTree x={520} y={432} size={0.86} />

      <path
        d="M0 590c150-96 330-72 456-26 70 26 130 26 184 8v228H0Z"
        className="fill-[light-dark(#2e6a3e,#1e3424)]"
      />
      <path
        d="M150 800c30-70 214-96 214-158 0-54-150-58-150-118 0-46 96-58 96-104 0-28-30-38-34-66"
        className="stroke-[light-dark(#faf6ee,#c9bda6)]"
        strokeWidth="26"
        strokeLinecap="round"
      />
      <path
        d="M150 800c30-70 214-96 214-158 0-54-150-58-150-118 0-46 96-58 96-104 0-28-30-38-34-66"
        className="stroke-[light-dark(#d8c8a8,#7d7260)]"
        strokeWidth="2.500"
        strokeDasharray="9 13"
      />
      <circle cx="276" cy="350" r="13" fill="#d64a30" />
      <BroccoliTree x={548} y={640} size={1.5} />
      <BroccoliTree x={64} y={690} size={1.25} />
    </svg>
  )
}
