import { useLocation, useSearch } from 'wouter'

/** The scan session in the address, so that a reload keeps it; last-scan.tsx links to it. */
export function useSession() {
  const [path, go] = useLocation()
  const session = new URLSearchParams(useSearch()).get('session') ?? undefined
  return {
    session,
    enter: (id: string) => id === session || go(`${path}?session=${id}`, { replace: true }),
    leave: () => go(path),
  }
}
