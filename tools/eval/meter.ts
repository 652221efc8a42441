import type { Spend } from '#server/adapters/ai/ai.ts'
import type { Tokens } from '#server/adapters/ai/model/model.ts'

/** US dollars per million tokens. */
export type Prices = { input: number; output: number }

export type Spent = {
  /** Calls of the model, failed ones included. */
  calls: number
  inputTokens: number
  outputTokens: number
  /** Calls for which the provider reported no tokens. */
  unreported: number
}

/** Counts calls and tokens of a model. */
export function meter(budget: Spend) {
  const spent = { calls: 0, inputTokens: 0, outputTokens: 0, told: 0 }
  return {
    spend: async () => {
      const mayAsk = await budget()
      if (mayAsk) spent.calls++
      return mayAsk
    },
    used({ inputTokens, outputTokens }: Tokens) {
      if (inputTokens === undefined && outputTokens === undefined) return
      spent.told++
      spent.inputTokens += inputTokens ?? 0
      spent.outputTokens += outputTokens ?? 0
    },
    get spent(): Spent {
      const { told, ...counted } = spent
      return { ...counted, unreported: counted.calls - told }
    },
  }
}

/** US dollars. */
export function costOf({ inputTokens, outputTokens }: Spent, { input, output }: Prices): number {
  return (inputTokens * input + outputTokens * output) / 1e6
}
