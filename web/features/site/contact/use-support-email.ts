import { createContext, useContext, useEffect, useState } from 'react'

/** An address, null where the instance has none, undefined while that is not known. */
export type SupportEmail = string | null | undefined

/** Stands in rendered pages until the server fills in its own. */
export const unfilledEmail = '__SUPPORT_EMAIL__'

/** What the build renders a page with; in a browser the page itself or the server tells. */
export const SupportEmailContext = createContext<SupportEmail>(undefined)

/** Where people of this instance are written to: carried by pages that the server fills in, asked for inside the app. */
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

/** A rendered page of an instance without an address carries an empty one. */
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
