/** Names of the files under /demos/, filled in by the build. */
declare const __FILMS__: readonly string[]

/** Addresses of `name`'s recorded files, by extension. */
export function recorded(name: string) {
  const address = (ending: string) => {
    const file = `${name}.${ending}`
    return __FILMS__.includes(file) ? `/demos/${file}` : undefined
  }
  const [webm, mp4, picture] = [address('webm'), address('mp4'), address('webp')]
  return {
    webm,
    mp4,
    picture,
    captions: address('vtt'),
    exists: Boolean(webm ?? mp4),
  }
}
