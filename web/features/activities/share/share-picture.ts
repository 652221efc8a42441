import { productName } from '#contract/product.ts'

export type Point = { lat: number; lon: number }
export type Shown = {
  title: string
  when: string
  figures: readonly { label: string; value: string }[]
  /** The route without its private parts. */
  lines: readonly Point[][]
}

const [width, margin] = [1080, 84] as const
/** Colors of the light theme: a picture cannot follow its viewer's. */
const colors = { paper: '#faf6ee', sunken: '#f1eadc', ink: '#221d16', ink2: '#675d4e', herb: '#2e6a3e' }
const route = { top: 300, height: 640, inset: 70 } as const
/** Height of a picture without a route. */
const restHeight = 710
const display = "'Fraunces', Georgia, serif"
const plain = "'Figtree', system-ui, sans-serif"

/** Draws an activity as a PNG of 1080 × 1350 pixels, 710 high without a route; a route has no map around it. */
export function drawPicture({ title, when, figures, lines }: Shown): Promise<Blob | null> {
  const routeHeight = lines.length ? route.height : 0
  const height = restHeight + routeHeight
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.fillStyle = colors.paper
  pen.fillRect(0, 0, width, height)
  write(pen, title, margin, 170, `520 76px ${display}`, colors.ink)
  write(pen, when, margin, 234, `400 36px ${plain}`, colors.ink2)

  drawRoute(pen, lines)

  const wide = (width - 2 * margin) / Math.max(1, figures.length)
  for (const [i, { label, value }] of figures.entries()) {
    write(pen, value, margin + i * wide, 430 + routeHeight, `520 68px ${display}`, colors.ink, wide - 24)
    write(pen, label, margin + i * wide, 482 + routeHeight, `400 34px ${plain}`, colors.ink2, wide - 24)
  }
  write(pen, productName, margin, 632 + routeHeight, `520 44px ${display}`, colors.herb)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  color: string,
  most = width - 2 * margin,
) {
  pen.font = font
  pen.fillStyle = color
  let shown = text
  while (shown.length > 1 && pen.measureText(shown).width > most) shown = `${shown.slice(0, -2).trimEnd()}…`
  pen.fillText(shown, x, y)
}

/** North up, scaled to its frame. */
function drawRoute(pen: CanvasRenderingContext2D, lines: readonly Point[][]) {
  const all = lines.flat()
  if (!all.length) return
  pen.fillStyle = colors.sunken
  pen.beginPath()
  pen.roundRect(margin, route.top, width - 2 * margin, route.height, 40)
  pen.fill()
  const range = (values: number[]) => ({
    least: values.reduce((least, one) => Math.min(least, one)),
    most: values.reduce((most, one) => Math.max(most, one)),
  })
  const { least: south, most: north } = range(all.map(({ lat }) => lat))
  const { least: west, most: east } = range(all.map(({ lon }) => lon))
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const [across, up] = [Math.max((east - west) * shrink, 1e-6), Math.max(north - south, 1e-6)]
  const [roomX, roomY] = [width - 2 * margin - 2 * route.inset, route.height - 2 * route.inset]
  const scale = Math.min(roomX / across, roomY / up)
  const left = (width - across * scale) / 2
  const top = route.top + (route.height - up * scale) / 2
  pen.strokeStyle = colors.herb
  pen.lineWidth = 10
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const line of lines) {
    pen.beginPath()
    for (const { lat, lon } of line)
      pen.lineTo(left + (lon - west) * shrink * scale, top + (north - lat) * scale)
    pen.stroke()
  }
}
