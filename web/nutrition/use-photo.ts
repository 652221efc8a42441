import { useEffect, useState } from 'react'

/** The photo that is about to be analysed, and an address to show it from. */
export function usePhoto() {
  const [file, setFile] = useState<File>()
  const [refused, setRefused] = useState(false)
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    if (!file) return setAddress(undefined)
    const own = URL.createObjectURL(file)
    setAddress(own)
    return () => URL.revokeObjectURL(own)
  }, [file])

  return {
    file,
    address,
    /** The last choice was no image. */
    refused,
    choose(next: File | null | undefined) {
      if (!next) return
      // Some systems name no type for HEIC; the server looks at the bytes themselves.
      const isImage = next.type.startsWith('image/') || /\.(heic|heif)$/i.test(next.name)
      setRefused(!isImage)
      if (isImage) setFile(next)
    },
    remove() {
      setRefused(false)
      setFile(undefined)
    },
  }
}
export type Photo = ReturnType<typeof usePhoto>
