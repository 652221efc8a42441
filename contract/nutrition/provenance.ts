/**
 * Where the figures of an entry come from: a description read by the built-in engine, the food table, a package's label,
 * a model, or the person (figures, foods and saved meals of their own).
 */
export const provenances = ['words', 'table', 'label', 'model', 'own'] as const
export type Provenance = (typeof provenances)[number]

const ofRefs: Readonly<Record<string, Provenance>> = {
  builtin: 'table',
  usda: 'table',
  off: 'label',
  custom: 'own',
}

/** That of a weight of a food, by its reference. */
export const provenanceOfFood = (ref: string): Provenance => ofRefs[ref.slice(0, ref.indexOf(':'))] ?? 'own'

type Answered = { source: 'manual' | 'model' | 'builtin'; confidence: number | null }

/** That of figures by who answered them; the engine is confident of what it read, and a food that was chosen has no confidence. */
export function provenanceOfAnswer({ source, confidence }: Answered): Provenance {
  if (source === 'builtin') return confidence === null ? 'table' : 'words'
  return source === 'model' ? 'model' : 'own'
}
