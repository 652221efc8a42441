import type { CameraPlugin } from '@capacitor/camera'
import { registerPlugin } from '@capacitor/core'

const Camera = registerPlugin<Pick<CameraPlugin, 'takePhoto'>>('Camera')
/** The plug-in's codes. */
const cancelled = 'OS-PLUG-CAMR-0006'
const denied = 'OS-PLUG-CAMR-0003'

/** What the phone's camera took; nothing where the person changed their mind, `denied` where the app may not. */
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
