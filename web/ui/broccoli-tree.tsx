/** A tree for drawn landscapes; `x`, `y` is the foot of its stem, 76 units high at size 1. */
export function BroccoliTree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-7 0c2-14 0-24-10-36h34C7-24 5-14 7 0Z" fill="#8b9a45" />
      <g fill="#3d7d49">
        <circle cx="-21" cy="-40" r="17" />
        <circle cx="21" cy="-40" r="17" />
        <circle cx="0" cy="-54" r="22" />
      </g>
      <g fill="#68a865">
        <circle cx="-17" cy="-45" r="7.500" />
        <circle cx="7" cy="-61" r="9" />
        <circle cx="25" cy="-44" r="6" />
      </g>
    </g>
  )
}
