/**
 * `used up`: today's ceiling is reached; `no food`, `no drink`: the answer says that there is none; `no answer`:
 * nothing usable.
 */
export type ModelFailure = 'no answer' | 'used up' | 'no food' | 'no drink'

/** The model cannot answer; the next layer may. */
export class ModelError extends Error {
  readonly failure: ModelFailure

  constructor(failure: ModelFailure) {
    super(failure)
    this.name = 'ModelError'
    this.failure = failure
  }
}

/** An answer of the right shape with implausible content; the request is repeated once. */
export class ImplausibleAnswer extends Error {}
