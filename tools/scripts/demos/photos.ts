import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** A drawing of this folder as a photo: a plate of food from above, or an open fridge with what the film finds. */
export const photoOf = (drawing: 'plate' | 'fridge') =>
  sharp(fileURLToPath(new URL(`${drawing}.svg`, import.meta.url)))
    .jpeg({ quality: 90 })
    .toBuffer()
