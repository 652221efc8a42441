/** The longest side, in pixels, of a photo that is sent. */
export const longestSide = 1600
const quality = 0.85

/** Width and height that fit into `longestSide` by the same proportions; a small photo is not enlarged. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * The photo upright, at most 1600 px a side, as JPEG without the place it was taken at. A kind that this device
 * cannot decode (HEIC on many) comes back as it was: the server has the last word on it.
 */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return photo
  try {
    return (await drawn(bitmap)) ?? photo
  } finally {
    bitmap.close()
  }
}

function drawn(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), fitted(bitmap.width, bitmap.height))
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  // JPEG has no transparency: what is clear in a PNG would come out black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
