const key = 'spokenSplits'

export const canSpeak = () => 'speechSynthesis' in globalThis

export function wantsVoice(): boolean {
  try {
    return localStorage.getItem(key) === 'yes'
  } catch {
    return false
  }
}

export function wantVoice(wanted: boolean) {
  try {
    if (wanted) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
  } catch {
    // Without storage there are no announcements.
  }
}

export function say(sentence: string) {
  if (!canSpeak() || !wantsVoice()) return
  const utterance = new SpeechSynthesisUtterance(sentence)
  utterance.lang = 'en-US'
  speechSynthesis.speak(utterance)
}
