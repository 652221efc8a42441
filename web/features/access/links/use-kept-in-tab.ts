import { useState } from 'react'

/** A text in sessionStorage that survives a reload; removed when set to '' and at sign-out. */
export function useKeptInTab(key: string): [string, (next: string) => void] {
  const [text, setText] = useState(() => keptInTab(key))
  return [
    text,
    (next) => {
      setText(next)
      keepInTab(key, next)
    },
  ]
}

export function keptInTab(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function keepInTab(key: string, text: string) {
  try {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage a reload starts empty.
  }
}
