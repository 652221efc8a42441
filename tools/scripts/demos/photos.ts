import sharp from 'sharp'
import { chanceOf } from '../demo/chance.ts'

/** Draws a plate of roast chicken, rice, broccoli and tomatoes from above. */
export function plate(): Promise<Buffer> {
  const chance = chanceOf('plate')
  const rice = Array.from({ length: 420 }, () => {
    const [turn, far] = [chance.between(0, Math.PI * 2), Math.sqrt(chance.between(0, 1)) * 165]
    const [x, y] = [640 + Math.cos(turn) * far * 0.8, 690 + Math.sin(turn) * far * 0.72]
    return `<ellipse cx="${x}" cy="${y}" rx="11" ry="4" fill="${chance.oneOf(['#fffaf0', '#f6eedd', '#efe4cd'])}" transform="rotate(${chance.between(0, 180)} ${x} ${y})"/>`
  })
  const floret = (x: number, y: number) => {
    const buds = Array.from({ length: 26 }, () => {
      const [turn, far] = [chance.between(0, Math.PI * 2), Math.sqrt(chance.between(0, 1)) * 50]
      return `<circle cx="${x + Math.cos(turn) * far}" cy="${y + Math.sin(turn) * far * 0.85}" r="${chance.between(11, 18)}" fill="${chance.oneOf(['#3f7a3a', '#4b8a41', '#356b33', '#5a994c'])}"/>`
    })
    return `<path d="M${x - 16} ${y + 30}l6 56h22l8-56z" fill="#9dbb72"/>${buds.join('')}`
  }
  const tomato = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="46" fill="#c9432a"/><circle cx="${x}" cy="${y}" r="38" fill="#e06a4c"/>
     ${[0, 120, 240].map((turn) => `<ellipse cx="${x}" cy="${y - 19}" rx="9" ry="14" fill="#f3b487" transform="rotate(${turn} ${x} ${y})"/>`).join('')}`
  const stripes = [0, 1, 2, 3].map(
    (at) =>
      `<path d="M${760 + at * 62} ${330 + at * 14}q-34 60 -52 132" stroke="#7c4a20" stroke-width="12" stroke-linecap="round" fill="none" opacity="0.7"/>`,
  )
  return photo(
    1280,
    960,
    `<rect width="100%" height="100%" fill="#a9784c"/>
    ${Array.from({ length: 14 }, (_, at) => `<path d="M0 ${at * 74 + chance.between(0, 30)}q640 ${chance.between(-30, 30)} 1280 0" stroke="#94663d" stroke-width="${chance.between(2, 7)}" fill="none"/>`).join('')}
    <ellipse cx="652" cy="500" rx="436" ry="432" fill="#000" opacity="0.22"/>
    <circle cx="640" cy="480" r="430" fill="#f7f3ea"/><circle cx="640" cy="480" r="340" fill="#fffdf8"/>
    <circle cx="640" cy="480" r="340" fill="none" stroke="#e4dac8" stroke-width="5"/>
    <ellipse cx="640" cy="690" rx="150" ry="136" fill="#efe4cd"/>${rice.join('')}
    <path d="M660 330q40-110 190-70t110 170q-30 110-170 120t-150-90q-10-70 20-130z" fill="#b97a3c"/>
    <path d="M684 340q36-84 156-54t92 132q-26 84-140 92t-124-66q-8-56 16-104z" fill="#d39a58"/>${stripes.join('')}
    ${floret(420, 400)}${floret(520, 330)}${floret(440, 530)}${floret(545, 450)}
    ${tomato(840, 640)}${tomato(900, 560)}${tomato(800, 735)}`,
  )
}

/** Draws an open fridge with the ingredients that the film finds. */
export function shelves(): Promise<Buffer> {
  const glass = (y: number) => `<rect x="70" y="${y}" width="820" height="16" rx="4" fill="#c9dde2"/>`
  const egg = (at: number) =>
    `<ellipse cx="${190 + at * 66}" cy="330" rx="28" ry="36" fill="${at % 2 ? '#e9c9a3' : '#f3dfc4'}"/>`
  const tomato = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="46" fill="#c9432a"/><path d="M${x - 18} ${y - 40}q18 14 36 0l-12-10h-12z" fill="#3f7a3a"/>`
  const leaf = (at: number) =>
    `<ellipse cx="${600 + (at % 5) * 46}" cy="${600 + Math.floor(at / 5) * 46}" rx="40" ry="26" fill="${at % 2 ? '#4b8a41' : '#3c7436'}" transform="rotate(${at * 47} ${600 + (at % 5) * 46} ${600 + Math.floor(at / 5) * 46})"/>`
  return photo(
    960,
    1280,
    `<rect width="100%" height="100%" fill="#8b9aa0"/><rect x="50" y="40" width="860" height="1200" rx="26" fill="#eef4f5"/>
    <rect x="70" y="60" width="820" height="1160" rx="18" fill="#f8fbfb"/>
    ${glass(390)}${glass(730)}${glass(1040)}
    <rect x="150" y="320" width="440" height="70" rx="12" fill="#8f8a7d"/>${[0, 1, 2, 3, 4, 5].map(egg).join('')}
    <rect x="150" y="344" width="440" height="46" rx="10" fill="#a7a294"/>
    <path d="M660 390l0-110 170-36 0 146z" fill="#f0b53c"/><path d="M660 280l170-36 30 12-176 38z" fill="#f8cf6e"/>
    <circle cx="720" cy="340" r="13" fill="#d99a25"/><circle cx="780" cy="310" r="10" fill="#d99a25"/>
    ${tomato(190, 684)}${tomato(286, 684)}${tomato(382, 684)}${tomato(238, 610)}${tomato(334, 610)}
    <g>${Array.from({ length: 15 }, (_, at) => leaf(at)).join('')}</g>
    <rect x="540" y="560" width="310" height="170" rx="22" fill="#fff" opacity="0.28"/>
    <rect x="140" y="900" width="380" height="140" rx="18" fill="#fff"/><path d="M180 1010q20-90 150-80t150 60q-10 40-150 40t-150-20z" fill="#eab7a0"/>
    <rect x="140" y="900" width="380" height="140" rx="18" fill="#cfe0e6" opacity="0.35"/>
    <circle cx="660" cy="980" r="58" fill="#c98a3d"/><path d="M660 922q-8-30 6-44" stroke="#8f5f24" stroke-width="9" fill="none"/><path d="M622 940q-30 50 0 90M660 924v112M698 940q30 50 0 90" stroke="#b0742c" stroke-width="5" fill="none"/>
    <circle cx="780" cy="984" r="54" fill="#c98a3d"/><path d="M780 930v106M746 946q-26 46 0 82M814 946q26 46 0 82" stroke="#b0742c" stroke-width="5" fill="none"/>`,
  )
}

function photo(width: number, height: number, drawing: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}
