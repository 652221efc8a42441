/** A path over hills to a point, as in the logo. */
export function RoadDrawing() {
  return (
    <svg viewBox="0 0 160 96" fill="none" aria-hidden="true" className="w-full">
      <path d="M0 74c22-22 44-26 66-12s52 10 94-18v52H0z" className="fill-herb-soft" />
      <path d="M0 86c30-12 62-12 92-4s46 2 68-8v22H0z" className="fill-sunken" />
      <path
        d="M28 94c6-18 34-14 40-28s-22-18-8-30 46-2 52-16"
        className="stroke-herb"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      <circle cx="112" cy="18" r="6" className="fill-tomato" />
      <circle cx="28" cy="93" r="3.5" className="fill-herb" />
    </svg>
  )
}
