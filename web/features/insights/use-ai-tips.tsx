import { AiTips } from './ai-tips.tsx'

/** The button that shows the tips, for other features' screens. */
export function useAiTips() {
  return <AiTips />
}
