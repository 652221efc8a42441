import type { Cue } from './camera.ts'

/** Captions of a film as WebVTT, placed at the top so that they do not cover the buttons. */
export function captions(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)} line:0\n${text}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}

function time(milliseconds: number): string {
  const [minutes, rest] = [Math.floor(milliseconds / 60_000), milliseconds % 60_000]
  return `${String(minutes).padStart(2, '0')}:${(rest / 1000).toFixed(3).padStart(6, '0')}`
}
