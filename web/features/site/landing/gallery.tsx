import { words } from '../demos/demos-words.ts'
import { recorded } from '../demos/recorded.ts'
import { SiteSection } from '../site-page.tsx'
import { GalleryDrawing } from './gallery-drawing.tsx'

export function Gallery() {
  return (
    <SiteSection title={words.galleryTitle} lead={words.galleryLead}>
      <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
        {words.gallery.map(({ name, title, text }) => {
          const { picture } = recorded(name)
          return (
            <li key={name}>
              <div className="aspect-[390/844] overflow-hidden rounded-md border border-line bg-raised">
                {picture ? (
                  <img
                    src={picture}
                    alt={`${title}: ${text}`}
                    width={390}
                    height={844}
                    loading="lazy"
                    className="size-full object-cover object-top"
                  />
                ) : (
                  <GalleryDrawing name={name} />
                )}
              </div>
              <h3 className="mt-3 font-semibold">{title}</h3>
              <p className="text-[0.9375rem] text-ink-2">{text}</p>
            </li>
          )
        })}
      </ul>
      <ul className="mt-10 hidden grid-cols-2 gap-5 lg:grid">
        {words.wide.map(({ name, title, text }) => {
          const { picture } = recorded(name)
          return picture ? (
            <li key={name}>
              <img
                src={picture}
                alt={`${title}: ${text}`}
                width={1280}
                height={800}
                loading="lazy"
                className="h-auto w-full rounded-md border border-line"
              />
              <h3 className="mt-3 font-semibold">{title}</h3>
              <p className="text-[0.9375rem] text-ink-2">{text}</p>
            </li>
          ) : null
        })}
      </ul>
    </SiteSection>
  )
}
