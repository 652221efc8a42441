import { useLocation, useSearch } from 'wouter'

/** The session of scans that the address names, so that a reload shows the same kitchen; last-scan.tsx leads back to it. */
export function useSession() {
  const [path, go] = useLocation()
  const session = new URLSearchParams(useSearch()).get('session') ?? undefined
  return {
    session,
    enter: (id: string) => id === session || go(`${path}?session=${id}`, { replace: true }),
    leave: () => go(path),
  }
}
