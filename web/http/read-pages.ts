import { request } from './request.ts'

/** Page limit: ten pages of a hundred. */
const mostPages = 10

/** Reads all pages of a list by its `Link` header. Throws `ApiError`. */
export async function readPages<T>(path: string, signal: AbortSignal): Promise<T[]> {
  const all: T[] = []
  let next: string | undefined = path
  for (let page = 0; next && page < mostPages; page++) {
    const answer: Response = await request('GET', next, undefined, { signal })
    all.push(...((await answer.json()) as T[]))
    next = nextPageOf(answer)
  }
  return all
}

/** Cursor of the next page by the `Link` header; undefined on the last page. */
export function nextCursorOf(answer: Response): string | undefined {
  const query = nextPageOf(answer)?.split('?')[1]
  return new URLSearchParams(query).get('cursor') ?? undefined
}

const nextPageOf = (answer: Response) =>
  /<([^<>]+)>;\s*rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
