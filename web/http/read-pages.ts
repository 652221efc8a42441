import { request } from './request.ts'

const nextPage = /<([^>]+)>;\s*rel="next"/
/** Page limit: ten pages of a hundred. */
const mostPages = 10

/** Reads all pages of a list by its `Link` header. Throws `ApiError`. */
export async function readPages<T>(path: string, signal: AbortSignal): Promise<T[]> {
  const all: T[] = []
  let next: string | undefined = path
  for (let page = 0; next && page < mostPages; page++) {
    const answer: Response = await request('GET', next, undefined, { signal })
    all.push(...((await answer.json()) as T[]))
    next = nextPage.exec(answer.headers.get('Link') ?? '')?.[1]
  }
  return all
}
