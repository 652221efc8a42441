const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Sentences of the coach around its answers. */
export const words = {
  /** Statements that a general answer leaves out; with a leading space. */
  unheard: (said: readonly string[]) =>
    said.length
      ? ` This is the general answer; it does not go into ${list.format(said.map((one) => `“${one}”`))}.`
      : '',
  cannotAnswer:
    'I cannot answer that from what I know. I can help with training, soreness and pain, workouts by time and equipment, running and races, food and drink around training, protein, weight, sleep, your own figures of today, and the energy that an activity takes. Pain or illness belongs with a doctor.',
  greeting: 'Ask me about training, soreness, food around training, weight, sleep or your figures of today.',
  foreign:
    'I cannot answer that: I read English only. Ask me in English about training, food around it, sleep or your own figures.',
} as const
