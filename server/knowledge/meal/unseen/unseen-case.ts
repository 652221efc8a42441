/** A sentence, and the energy in kcal that the USDA reference (SR28) gives for what it says. */
export type UnseenCase = {
  text: string
  /** True when every amount is said in the sentence. */
  stated: boolean
  kcal: number
}
