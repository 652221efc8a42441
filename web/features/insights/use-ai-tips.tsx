import { AiTips } from './ai-tips.tsx'

/** The button that reveals the tips, for screens of other features. */
export function useAiTips() {
  return <AiTips />
}
