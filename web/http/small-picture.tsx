import { type ReactNode, useState } from 'react'
import { useFileAddress } from './use-file-address.ts'

type Props = {
  /** Path of a picture that answers `?size=small`. */
  path: string | null
  /** Shown without a picture. */
  instead: ReactNode
  className: string
}

/** One of our pictures as a small square; hidden from screen readers, as its name stands beside it. */
export function SmallPicture({ path, instead, className }: Props) {
  const { address, failed } = useFileAddress(path && `${path}?size=small`)
  const [broken, setBroken] = useState(false)
  if (!address || failed || broken) return instead
  return (
    <img
      src={address}
      alt=""
      onError={() => setBroken(true)}
      className={`shrink-0 rounded-sm bg-sunken object-cover ${className}`}
    />
  )
}
