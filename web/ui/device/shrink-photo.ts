/** Longest side of an uploaded photo in pixels. */
export const longestSide = 1600
const quality = 0.85

/** Width and height scaled down to `longestSide`; smaller photos keep their size. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * The photo upright, at most 1600 px a side, as JPEG without metadata (location). A format that this device
 * cannot decode (HEIC on many) is returned unchanged: the server decides.
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
  // JPEG has no transparency: transparent pixels of a PNG would be black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
