import { createContext, useContext, useEffect, useState } from 'react'

/** An address; null if the instance has none, undefined while unknown. */
export type SupportEmail = string | null | undefined

/** Placeholder in rendered pages, filled in by the server. */
export const unfilledEmail = '__SUPPORT_EMAIL__'

/** Value for prerendering; in a browser the page or the server provides it. */
export const SupportEmailContext = createContext<SupportEmail>(undefined)

/** The support address: embedded in pages that the server fills in, fetched inside the app. */
export function useSupportEmail(): SupportEmail {
  const rendered = useContext(SupportEmailContext)
  const [address, setAddress] = useState(rendered === undefined ? carried : rendered)
  useEffect(() => {
    if (address !== undefined) return
    let gone = false
    void ask().then((answer) => gone || setAddress(answer))
    return () => {
      gone = true
    }
  }, [address])
  return address
}

/** The embedded address; empty if the instance has none. */
function carried(): SupportEmail {
  const content = document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content
  return content === '' ? null : content
}

async function ask(): Promise<SupportEmail> {
  const { call } = await import('#web/http/client.ts')
  const { getConfig } = await import('#contract/config.ts')
  return call(getConfig).then(
    ({ supportEmail }) => supportEmail,
    () => undefined,
  )
}
