import type { ReactNode } from 'react'
import type { words } from '../demos/demos-words.ts'

type Name = (typeof words.gallery)[number]['name']
const line = 'fill-[var(--line)]'

/** A screen in outline, shown until its picture is taken. */
export function GalleryDrawing({ name }: { name: Name }) {
  return (
    <svg
      viewBox="0 0 195 422"
      className="h-full w-full bg-paper"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect x="18" y="24" width="92" height="14" rx="7" className="fill-[var(--ink-2)]" opacity="0.5" />
      <rect x="18" y="46" width="60" height="8" rx="4" className={line} />
      {figures[name]}
      <path d="M0 386h195" stroke="var(--line)" />
      {[24, 60, 136, 172].map((x) => (
        <circle key={x} cx={x} cy="404" r="5" className={line} />
      ))}
      <circle cx="98" cy="402" r="12" className="fill-herb" />
    </svg>
  )
}

const figures: Record<Name, ReactNode> = {
  'gallery-dashboard': (
    <>
      <circle cx="98" cy="136" r="52" stroke="var(--line)" strokeWidth="13" />
      <path d="M98 84a52 52 0 1 1-49 69" stroke="var(--herb)" strokeWidth="13" />
      <text x="98" y="146" fontSize="30" textAnchor="middle" className="numeral fill-ink">
        684
      </text>
      <Bars y={226} widths={[118, 84, 132, 60]} />
    </>
  ),
  'gallery-nutrition': (
    <>
      {[78, 150, 222, 294].map((y, index) => (
        <g key={y}>
          <rect x="18" y={y} width="159" height="60" rx="12" className="fill-raised" stroke="var(--line)" />
          <circle
            cx="46"
            cy={y + 30}
            r="16"
            className={['fill-carbs', 'fill-herb', 'fill-energy', 'fill-protein'][index]}
          />
          <rect
            x="72"
            y={y + 18}
            width={[72, 58, 80, 50][index]}
            height="9"
            rx="4.500"
            className="fill-[var(--ink-2)]"
          />
          <rect x="72" y={y + 35} width="44" height="7" rx="3.500" className={line} />
        </g>
      ))}
    </>
  ),
  'gallery-tracking': (
    <>
      <rect x="18" y="74" width="159" height="150" rx="14" className="fill-herb-soft" />
      <path d="M40 198c34-6 20-50 56-54s20-40 60-46" stroke="var(--herb)" strokeWidth="6" />
      <circle cx="156" cy="98" r="7" className="fill-tomato" />
      <text x="18" y="276" fontSize="36" className="numeral fill-ink">
        5.02
      </text>
      <Bars y={306} widths={[140, 96]} />
    </>
  ),
  'gallery-analytics': (
    <>
      {[64, 92, 48, 110, 80, 124, 70].map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing with a fixed order
          key={index}
          x={20 + index * 23}
          y={220 - height}
          width="15"
          height={height}
          rx="5"
          className={index === 5 ? 'fill-energy' : 'fill-herb'}
        />
      ))}
      <path d="M18 222h159" stroke="var(--line)" strokeWidth="2" />
      <Bars y={262} widths={[126, 88, 140]} />
    </>
  ),
}

function Bars({ y, widths }: { y: number; widths: readonly number[] }) {
  const hues = ['fill-protein', 'fill-carbs', 'fill-fat', 'fill-sugar']
  return widths.map((width, index) => (
    <g key={width}>
      <rect x="18" y={y + index * 36} width="159" height="9" rx="4.500" className="fill-sunken" />
      <rect x="18" y={y + index * 36} width={width} height="9" rx="4.500" className={hues[index]} />
    </g>
  ))
}
