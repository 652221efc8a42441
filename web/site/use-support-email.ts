import { useEffect, useState } from 'react'

/** Stands in rendered pages until the server fills in its own. */
const unfilled = '__SUPPORT_EMAIL__'

/**
 * Where people of this instance are written to. Pages that the server fills in carry the address with them; inside the
 * app it is asked for, and undefined until then.
 */
export function useSupportEmail(): string | undefined {
  const [address, setAddress] = useState(carried)
  useEffect(() => {
    if (address) return
    let gone = false
    void ask().then((answer) => gone || setAddress(answer))
    return () => {
      gone = true
    }
  }, [address])
  return address
}

function carried(): string | undefined {
  if (typeof document === 'undefined') return unfilled
  return document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content
}

async function ask(): Promise<string | undefined> {
  const { call } = await import('#web/http/client.ts')
  const { getConfig } = await import('#contract/config.ts')
  return call(getConfig).then(
    ({ supportEmail }) => supportEmail,
    () => undefined,
  )
}
