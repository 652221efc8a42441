import type { CameraPlugin } from '@capacitor/camera'
import { registerPlugin } from '@capacitor/core'

const Camera = registerPlugin<Pick<CameraPlugin, 'takePhoto'>>('Camera')
/** Error codes of the plug-in. */
const cancelled = 'OS-PLUG-CAMR-0006'
const denied = 'OS-PLUG-CAMR-0003'

/** Takes a photo with the phone's camera; undefined if cancelled, `denied` without permission. */
export async function takePhoto(): Promise<File | 'denied' | undefined> {
  try {
    const { webPath } = await Camera.takePhoto({
      quality: 90,
      correctOrientation: true,
      saveToGallery: false,
    })
    if (!webPath) throw new Error('the camera answered without a photo')
    const photo = await (await fetch(webPath)).blob()
    return new File([photo], 'photo.jpg', { type: photo.type || 'image/jpeg' })
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (code === cancelled) return undefined
    if (code === denied) return 'denied'
    throw error
  }
}
