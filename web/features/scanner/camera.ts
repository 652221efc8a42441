/** JPEG quality of sent frames, 0 to 1. */
const quality = 0.8

/** Opens the rear camera if there is one. Throws the browser's error: NotAllowedError if denied. */
export function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) return Promise.reject(new DOMException('no camera here', 'NotFoundError'))
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  })
}

export function closeCamera(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Whether the user or the browser's settings denied the camera. */
export function isDenied(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
}

/** Captures frames of a video on one reused canvas. */
export function photographer(video: HTMLVideoElement) {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })

  function draw(): boolean {
    const { videoWidth, videoHeight } = video
    if (!pen || !videoWidth || video.readyState < video.HAVE_CURRENT_DATA) return false
    if (canvas.width !== videoWidth) canvas.width = videoWidth
    if (canvas.height !== videoHeight) canvas.height = videoHeight
    pen.drawImage(video, 0, 0)
    return true
  }
  return {
    /** JPEG as base64; undefined while the video has no picture. */
    jpeg: () => (draw() ? canvas.toDataURL('image/jpeg', quality).split(',', 2)[1] : undefined),
    pixels: () => (draw() ? pen!.getImageData(0, 0, canvas.width, canvas.height) : undefined),
  }
}

/** Decodes a base64 JPEG. */
export function jpegOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' })
}
