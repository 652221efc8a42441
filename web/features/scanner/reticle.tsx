/** The target area: a square for a plate or a shelf, a flat box for a barcode. */
export function Reticle({ wide }: { wide: boolean }) {
  const size = wide ? 'h-40 w-72' : 'size-72 sm:size-96'
  const corner = 'absolute size-9 border-ink'
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 grid place-items-center">
      <div className={`relative max-w-[80%] drop-shadow-[0_0_3px_rgb(0_0_0/0.7)] ${size}`}>
        <span className={`${corner} top-0 left-0 rounded-tl-lg border-t-3 border-l-3`} />
        <span className={`${corner} top-0 right-0 rounded-tr-lg border-t-3 border-r-3`} />
        <span className={`${corner} bottom-0 left-0 rounded-bl-lg border-b-3 border-l-3`} />
        <span className={`${corner} right-0 bottom-0 rounded-br-lg border-r-3 border-b-3`} />
      </div>
    </div>
  )
}
