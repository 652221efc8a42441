import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ActivityImport,
  getImport,
  mostImportBytes,
  startImport,
} from '#contract/activities/activity-files.ts'
import { ApiError, errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { refreshActivities } from '../use-activities.ts'
import { words } from '../words.ts'

type Unsent = { name: string; reason: string }
export type ImportState = {
  phase: 'choosing' | 'sending' | 'reading' | 'ended'
  /** Files chosen, and how many are uploaded. */
  chosen: number
  sent: number
  /** Name of the file being uploaded. */
  name: string
  waiting: boolean
  report: ActivityImport | undefined
  /** Files that failed to upload. */
  unsent: Unsent[]
}

const nothing: ImportState = {
  phase: 'choosing',
  chosen: 0,
  sent: 0,
  name: '',
  waiting: false,
  report: undefined,
  unsent: [],
}
/** Milliseconds between polls of the report, and before a busy server is retried. */
const [lookEvery, retryAfter] = [700, 5000]
const tries = 30

/** Uploads files one by one into one import and polls it until it ends. */
export function useImport() {
  const queries = useQueryClient()
  const [state, setState] = useState(nothing)
  const change = (next: Partial<ImportState>) => setState((before) => ({ ...before, ...next }))

  async function start(files: File[]) {
    if (!files.length) return
    const unsent: Unsent[] = []
    let report: ActivityImport | undefined
    setState({ ...nothing, phase: 'sending', chosen: files.length, name: files[0]!.name })
    for (const [sent, file] of files.entries()) {
      change({ sent, name: file.name, waiting: false })
      try {
        report = await sendPatiently(file, report?.id, () => change({ waiting: true }))
      } catch (error) {
        unsent.push({ name: file.name, reason: reasonOf(error) })
        if (error instanceof ApiError && error.status === 401) break
      }
      change({ report, unsent: [...unsent] })
    }
    change({ phase: 'reading', sent: files.length, waiting: false })
    while (report?.state === 'running') {
      await later(lookEvery)
      report = await call(getImport, { params: { id: report.id } }).catch((error) => {
        // Polls again after a network failure or while the server is busy.
        if (error instanceof TypeError || isBusy(error)) return report
        throw error
      })
      change({ report })
    }
    change({ phase: 'ended' })
    await refreshActivities(queries)
  }

  return {
    ...state,
    start: (files: File[]) => void start(files).catch(() => change({ phase: 'ended' })),
    again: () => setState(nothing),
  }
}

async function sendPatiently(file: File, importId: string | undefined, onWait: () => void) {
  if (file.size > mostImportBytes) throw new Error(words.fileTooLarge)
  const query = { name: file.name.slice(-255), ...(importId && { importId }) }
  for (let left = tries; ; left--) {
    try {
      return await call(startImport, { query, bytes: file })
    } catch (error) {
      if (!isBusy(error) || left <= 0) throw error
      onWait()
      await later(retryAfter)
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 429 || error.status >= 500)
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError || error instanceof TypeError) return errorText(error, words.importFailed)
  return error instanceof Error && error.message === words.fileTooLarge ? error.message : words.importFailed
}

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
