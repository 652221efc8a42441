import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const web = fileURLToPath(new URL('../../web/public', import.meta.url))
const ios = fileURLToPath(new URL('../../ios/App/App/Assets.xcassets', import.meta.url))
/** Side of the drawing in its own units. */
const side = 64
const light = { '#faf6ee': '#faf6ee', '#221d16': '#221d16', '#2e6a3e': '#2e6a3e', '#c9432a': '#c9432a' }
/** The same colors in the dark theme: paper, ink, herb, tomato. */
const dark = { '#faf6ee': '#16140f', '#221d16': '#f3ede1', '#2e6a3e': '#8fcb95', '#c9432a': '#f08a6e' }
/** iOS tints this variant by brightness. */
const tinted = { '#faf6ee': '#000000', '#221d16': '#ffffff', '#2e6a3e': '#bdbdbd', '#c9432a': '#8f8f8f' }

type Picture = {
  file: string
  pixels: number
  /** Scales the logo on a full background; without it the drawing is used unchanged. */
  scale?: number
  colours?: Record<string, string>
  /** `none`: the logo without a background. */
  ground?: 'none'
}

/**
 * Generates every app icon and the logo of the launch screen from one drawing: `npm run icons`. Systems crop
 * icons; a circle of four fifths is always visible.
 */
const pictures: Picture[] = [
  { file: join(web, 'icon-192.png'), pixels: 192 },
  { file: join(web, 'icon-512.png'), pixels: 512 },
  { file: join(web, 'icon-maskable-512.png'), pixels: 512, scale: 0.78 },
  { file: join(web, 'apple-touch-icon.png'), pixels: 180, scale: 0.92 },
  { file: join(ios, 'AppIcon.appiconset/icon.png'), pixels: 1024, scale: 0.92 },
  { file: join(ios, 'AppIcon.appiconset/icon-dark.png'), pixels: 1024, scale: 0.92, colours: dark },
  { file: join(ios, 'AppIcon.appiconset/icon-tinted.png'), pixels: 1024, scale: 0.92, colours: tinted },
  ...[1, 2, 3].flatMap((times): Picture[] => {
    const splash = { pixels: 144 * times, scale: 1, ground: 'none' } as const
    return [
      { ...splash, file: join(ios, `Splash.imageset/splash@${times}x.png`) },
      { ...splash, file: join(ios, `Splash.imageset/splash-dark@${times}x.png`), colours: dark },
    ]
  }),
]

const drawing = await readFile(join(web, 'icon.svg'), 'utf8')
for (const picture of pictures) {
  const { file, pixels, ground } = picture
  await mkdir(dirname(file), { recursive: true })
  const drawn = sharp(Buffer.from(drawnOn(picture)), { density: (72 * pixels) / side }).resize(pixels, pixels)
  // The App Store refuses icons with transparency.
  if (pixels === 1024) drawn.removeAlpha()
  await drawn.png({ palette: ground !== 'none', effort: 9 }).toFile(file)
  console.log(`${file}: ${pixels} × ${pixels}`)
}

function drawnOn({ scale, colours = light, ground }: Picture): string {
  const coloured = drawing.replace(
    /#[0-9a-f]{6}/g,
    (colour) => colours[colour as keyof typeof light] ?? colour,
  )
  if (!scale) return coloured
  const edge = (side * (1 - scale)) / 2
  const mark = coloured.replace(/<rect[^>]*>/, '').replace(/<title>.*?<\/title>/, '')
  const inner = mark.slice(mark.indexOf('>') + 1, mark.lastIndexOf('</svg>'))
  const attributes = mark.slice(mark.indexOf('<svg'), mark.indexOf('>') + 1)
  const backdrop =
    ground === 'none' ? '' : `<rect width="${side}" height="${side}" fill="${colours['#faf6ee']}"/>`
  return `${attributes}${backdrop}<g transform="translate(${edge} ${edge}) scale(${scale})">${inner}</g></svg>`
}
