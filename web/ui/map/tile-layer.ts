import { type TileLayer, tileLayer } from 'leaflet'
import '../styles/map-credit.css'

const copyright = 'https://www.openstreetmap.org/copyright'

/** The tile layer with a plain-text attribution; OpenStreetMap's becomes the link that its license requires. */
export function groundOf(url: string, credit: string): TileLayer {
  const plain = document.createElement('span')
  plain.textContent = credit
  const attribution = plain.innerHTML.replace(
    'OpenStreetMap',
    `<a href="${copyright}" target="_blank" rel="noopener">OpenStreetMap</a>`,
  )
  return tileLayer(url, { attribution, maxZoom: 19 })
}
