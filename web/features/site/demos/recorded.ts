/** Names of the files under /demos/ that the build found; the build fills it in. */
declare const __FILMS__: readonly string[]

/** Addresses of those of `name`'s files that were recorded, by their endings. */
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
