import type { ReactNode } from 'react'
import { FridgeScene } from '../landing/fridge-scene.tsx'
import { Plate } from '../landing/plate.tsx'
import { RoadScene } from '../landing/road-scene.tsx'
import { words } from './demos-words.ts'
import { recorded } from './recorded.ts'

type Name = (typeof words.films)[number]['name']

/** Drawings shown until a film is recorded. */
const drawings: Record<Name, ReactNode> = {
  'meal-scan': (
    <div className="grid h-full place-items-center bg-amber-soft p-6">
      <Plate className="max-h-full w-full" />
    </div>
  ),
  'fridge-scan': <FridgeScene className="h-full w-full" />,
  run: <RoadScene className="h-full w-full" />,
}

/** A film with captions, loaded on play. */
export function Film({ name, title, text }: { name: Name; title: string; text: string }) {
  const { webm, mp4, picture, captions, exists } = recorded(name)
  return (
    <li>
      <div
        className={`relative overflow-hidden rounded-lg border border-line bg-sunken ${exists ? 'aspect-[13/24]' : 'aspect-[14/11]'}`}
      >
        {exists ? (
          <video
            controls
            muted
            playsInline
            preload="none"
            poster={picture}
            aria-label={title}
            className="absolute inset-0 size-full object-contain"
          >
            {webm ? <source src={webm} type="video/webm" /> : null}
            {mp4 ? <source src={mp4} type="video/mp4" /> : null}
            <track kind="captions" src={captions} srcLang="en" label={words.captions} default />
          </video>
        ) : (
          drawings[name]
        )}
      </div>
      <h3 className="display mt-4 text-[1.375rem]">{title}</h3>
      <p className="mt-1.5 text-ink-2">{text}</p>
      {exists ? null : <p className="mt-1.5 text-sm text-ink-2">{words.notRecorded}</p>}
    </li>
  )
}
