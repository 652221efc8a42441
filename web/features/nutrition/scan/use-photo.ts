import { useEffect, useState } from 'react'

/** Some systems give HEIC files no type; the server checks the bytes. */
export function isImage({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(heic|heif)$/i.test(name)
}

/** The photo to analyze, and an object URL to show it. */
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
    /** The last chosen file was not an image. */
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
