/** Share of JPEG's quality that frames are sent with. */
const quality = 0.8

/** The rear camera where there is one. Throws what the browser throws: NotAllowedError where it is denied. */
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

/** Whether the camera was denied, by the person or by the browser's settings. */
export function isDenied(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
}

/** Takes pictures of what a video shows, always on the same canvas. */
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
    /** Base64 of a JPEG; undefined while the video shows nothing. */
    jpeg: () => (draw() ? canvas.toDataURL('image/jpeg', quality).split(',', 2)[1] : undefined),
    pixels: () => (draw() ? pen!.getImageData(0, 0, canvas.width, canvas.height) : undefined),
  }
}

/** The JPEG that `base64` spells. */
export function jpegOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' })
}
