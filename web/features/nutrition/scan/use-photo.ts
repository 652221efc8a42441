import { useEffect, useState } from 'react'

/** Some systems name no type for HEIC; the server looks at the bytes themselves. */
export function isImage({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(heic|heif)$/i.test(name)
}

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
      setRefused(!isImage(next))
      if (isImage(next)) setFile(next)
    },
    remove() {
      setRefused(false)
      setFile(undefined)
    },
  }
}
export type Photo = ReturnType<typeof usePhoto>
