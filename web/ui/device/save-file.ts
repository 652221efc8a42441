import { isIos } from '#web/http/platform.ts'
import { toast } from '../feedback/toast.tsx'
import { words } from '../words.ts'

/** Saves a file: as a download, or in the iOS app, which has no downloads, with the share sheet. */
export async function saveFile(file: Blob, name: string) {
  if (!isIos()) return download(file, name)
  const share = () => navigator.share({ files: [new File([file], name, { type: file.type })] })
  try {
    await share()
  } catch (error) {
    if (isNamed(error, 'AbortError')) return
    if (!isNamed(error, 'NotAllowedError')) throw error
    // The file took time to make, and the share sheet needs a recent tap.
    const again = () => void share().catch(() => undefined)
    toast({ title: words.fileReady, description: name, action: { label: words.saveFile, onSelect: again } })
  }
}

function download(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name
