import type { ReactNode } from 'react'
import { words } from '../words.ts'
import { Plate } from './plate.tsx'

const { plate } = words
/** Kilocalories of 120 g, 180 g, 92 g and 50 g by USDA data, as are the macros in the words. */
export const parts = { chicken: 198, rice: 234, broccoli: 32, tomatoes: 9 }
const total = Object.values(parts).reduce((sum, calories) => sum + calories)

/** A lunch with its foods' calories beside them. */
export function PlateScene() {
  return (
    <figure role="img" aria-label={plate.alt} className="relative mx-auto w-full max-w-[30rem] pb-6">
      <Plate className="w-full drop-shadow-xl" />
      <div aria-hidden="true">
        <Tag className="top-[8%] right-[2%]" dot="bg-energy" name={plate.chicken} figure={parts.chicken} />
        <Tag className="top-[31%] -left-[1%]" dot="bg-herb" name={plate.broccoli} figure={parts.broccoli} />
        <Tag className="top-[61%] -left-[1%]" dot="bg-carbs" name={plate.rice} figure={parts.rice} />
        <Tag
          className="top-[53%] -right-[2%]"
          dot="bg-tomato"
          name={plate.tomatoes}
          figure={parts.tomatoes}
        />
        <div className="absolute right-0 bottom-0 rounded-md bg-raised px-4 py-3 shadow-float">
          <p className="text-sm text-ink-2">{plate.meal}</p>
          <p className="numeral text-[1.75rem]">{plate.total(total)}</p>
          <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-ink-2">
            <Macro dot="bg-protein">{plate.protein}</Macro>
            <Macro dot="bg-carbs">{plate.carbs}</Macro>
            <Macro dot="bg-fat">{plate.fat}</Macro>
          </p>
        </div>
      </div>
    </figure>
  )
}

function Tag({
  className,
  dot,
  name,
  figure,
}: {
  className: string
  dot: string
  name: string
  figure: number
}) {
  return (
    <span
      className={`absolute inline-flex items-center gap-2 rounded-full bg-raised px-3.5 py-2 text-sm font-medium shadow-float ${className}`}
    >
      <span className={`size-2 rounded-full ${dot}`} />
      {name}
      <span className="numeral text-base">{figure}</span>
    </span>
  )
}

function Macro({ dot, children }: { dot: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`size-1.5 rounded-full ${dot}`} />
      {children}
    </span>
  )
}
