import { confidenceBand, type NutritionLog } from '#contract/nutrition/nutrition.ts'
import { type Provenance, provenanceOfAnswer } from '#contract/nutrition/provenance.ts'
import { words } from '../words.ts'

type Logged = Pick<NutritionLog, 'source' | 'provenance' | 'confidence' | 'photoUrl'>

const provenanceOf = (log: Logged): Provenance => log.provenance ?? provenanceOfAnswer(log)

/** The source of an entry's figures for lists: 'from a model, high confidence'. */
export function shortSource(log: Logged): string {
  const provenance = provenanceOf(log)
  const source = words.sources[provenance]
  if (provenance !== 'model' || log.confidence === null) return source
  return words.sourceSure(source, words.bands[confidenceBand(log.confidence)])
}

/** The same as a sentence, for the entry's details. */
export function longSource(log: Logged): string {
  switch (provenanceOf(log)) {
    case 'own':
      return words.ownFigures
    case 'table':
      return words.fromTable
    case 'label':
      return words.fromLabel
    case 'words':
      return words.countedByTable
    case 'model':
      if (log.confidence === null) return words.readByModel
      return log.photoUrl ? words.readByModelPhoto : words.readByModelWords
  }
}
