import { setTimeout as wait } from 'node:timers/promises'
import type { Person } from './person.ts'

/** Posts a file as the body. */
export async function postFile(person: Person, server: string, path: string, bytes: Uint8Array) {
  return fetch(server + path, {
    method: 'POST',
    headers: {
      cookie: person.cookie,
      'content-type': 'application/octet-stream',
      'sec-fetch-site': 'same-origin',
    },
    body: new Uint8Array(bytes),
  })
}

/** Uploads a file of activities and waits until it is read; resolves with the last status. */
export async function importActivities(person: Person, server: string, name: string, bytes: Uint8Array) {
  const path = '/api/activities/imports'
  const started = await postFile(person, server, `${path}?name=${name}`, bytes)
  if (!started.ok) return started.status
  const { id } = (await started.json()) as { id: string }
  for (;;) {
    const { body, status } = await person.call(server, 'GET', `${path}/${id}`)
    if (status !== 200 || (body as { state: string }).state !== 'running') return status
    await wait(100)
  }
}
