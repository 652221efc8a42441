/** `used up`: today's ceiling is reached; `no food`, `no drink`: it answered that there is none; else `no answer` that could be used. */
export type ModelFailure = 'no answer' | 'used up' | 'no food' | 'no drink'

/** The model cannot help with this; the next in line may. */
export class ModelError extends Error {
  readonly failure: ModelFailure

  constructor(failure: ModelFailure) {
    super(failure)
    this.name = 'ModelError'
    this.failure = failure
  }
}

/** An answer of the right shape that cannot be true; asked for once more. */
export class ImplausibleAnswer extends Error {}
