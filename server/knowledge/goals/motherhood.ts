import type { Motherhood } from '#contract/account/profile.ts'

/** A stage that changes the need of energy. */
type Stage = Motherhood | 'postpartum'

/** Sentences about another person, and stages that are denied, over or hoped for. */
const ofOthers =
  /\bmy (?:wife|girlfriend|sister|daughter|friend|cousin) (?:is|was|just|has|who)\b[^.;,]*|\b(?:not|no longer|never|isn't|stopped|finished|done|quit|after|since|weaned)(?: \w+)? (?:pregnant|breast[- ]?feeding|nursing)\b|\b(?:get|getting|become|becoming|trying to be) pregnant\b|\bnursing (?:student|school|home|assistant|degree|job|shifts?|career)/g
const lactation =
  /breast[- ]?fe(?:e?d)|\blactat(?:e|ing|ion)\b|\bnursing\b(?! (?:my|an?) (?:\w+ )?(?:injur|knee|back|hangover|cold))|\bpump(?:ing)? (?:breast )?milk\b|exclusively pumping/
const pregnancy = /pregnan(?:t|cy)|trimester|\bexpecting (?:a|my|our|twins|in)\b|\bi'm expecting\b/
const postpartum =
  /post[- ]?partum|\bgave birth\b|\b(?:just|recently) had (?:a|my|our) (?:\w+ )?(?:baby|child|son|daughter)|\bhad (?:a|my|our) (?:baby|child|son|daughter|twins)\b.{0,24}\b(?:weeks?|months?) ago|\bc-?section\b|\bbaby weight\b|pre-pregnan/

/** The stage that a lower-case text states of its writer. */
export function motherhoodIn(text: string): Stage | undefined {
  const own = text.replace(ofOthers, ' ')
  if (lactation.test(own)) return 'lactation'
  if (postpartum.test(own)) return 'postpartum'
  return pregnancy.test(own) ? 'pregnancy' : undefined
}

/** The stage of a lower-case text, else that of the profile. */
export function motherhoodOf(text: string, known: Motherhood | null): Stage | undefined {
  const told = motherhoodIn(text)
  return told === undefined || told === 'postpartum' ? (known ?? told) : told
}

/** Kilocalories a day that a stage adds, and the sentence that says so. */
export type AddedEnergy = { calories: number; sentence: string }

/**
 * EFSA (2013), Dietary reference values for energy: 70, 260 and 500 kcal a day in the trimesters of pregnancy, 500
 * in the first six months of full lactation. IOM (2005), Dietary reference intakes: 400 in its second half year.
 */
export function addedEnergy(text: string, known: Motherhood | null): AddedEnergy | undefined {
  const stage = motherhoodOf(text, known)
  if (stage === 'lactation') {
    const months = Number(/\b(\d{1,2})[- ]months?(?:[- ]old)?\b/.exec(text)?.[1] ?? 0)
    return months > 6
      ? { calories: 400, sentence: 'Breastfeeding after six months adds 400 kcal (IOM 2005).' }
      : {
          calories: 500,
          sentence: 'Breastfeeding fully adds 500 kcal (EFSA 2013); with formula or solids beside it, less.',
        }
  }
  if (stage !== 'pregnancy') return undefined
  const trimester = trimesterIn(text)
  const calories = [70, 260, 500][(trimester ?? 2) - 1]!
  const which = trimester
    ? `trimester ${trimester} of pregnancy`
    : 'the second trimester, as yours was not told,'
  return { calories, sentence: `For ${which} ${calories} kcal are added (EFSA 2013).` }
}

function trimesterIn(text: string): 1 | 2 | 3 | undefined {
  const named = /\b(first|1st|second|2nd|third|3rd|last|final) trimester/.exec(text)?.[1]
  if (named) return /^(?:first|1st)/.test(named) ? 1 : /^(?:second|2nd)/.test(named) ? 2 : 3
  const [, count, unit] = /\b(\d{1,2}) ?(weeks?|months?)(?: \w+)? pregnant|pregnant/.exec(text) ?? []
  if (!count) return undefined
  const weeks = Number(count) * (/^w/.test(unit!) ? 1 : 4.35)
  return weeks < 14 ? 1 : weeks < 28 ? 2 : 3
}
