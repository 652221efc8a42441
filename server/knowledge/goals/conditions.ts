/** Grams of protein a kilogram with a kidney disease that is not on dialysis (KDIGO 2024). */
const proteinWithKidneyDisease = 0.8

const illness =
  /\b(?:type [12] |pre-?)?diabet(?:es|ic)\b|\binsulin\b|\b(?:chronic )?(?:kidney(?! beans?)|renal)(?: (?:disease|failure|problems?|stones?|transplant))?\b|\bdialysis\b|\bheart (?:disease|failure|attack|condition|problems?|surgery)\b|\bangina\b|\bstroke\b(?! rate)|\batrial\b|\bpacemaker\b|\bstents?\b|\b(?:high )?blood pressure\b|\bhypertension\b|\b(?:hypo|hyper)?thyroid\w*|\bhashimoto\w*|\bpcos\b|\bgout\b|\bcrohn\w*|\bcolitis\b|\bfatty liver\b|\bliver disease\b|\bcancer\b|\bchemo\w*|\bosteoporosis\b|\basthma\b|\bgastric (?:bypass|sleeve|band)\b|\bbariatric\b|\b(?:ozempic|wegovy|semaglutide|mounjaro|tirzepatide|glp-?1)\b|\bcortisone\b|\bprednis\w+/
const joint = '(?:knees?|back|hips?|shoulders?|ankles?|neck|elbows?|wrists?|achilles|foot|hamstrings?)'
const injury = new RegExp(
  String.raw`\b(?:acl|meniscus|knee|hip|back|shoulder|ankle|spine|heart)? ?(?:surgery|operation|replacement)\b|\b(?:slipped|herniated) dis[ck]\b|\bsciatica\b|\b(?:arthritis|tendini?tis|plantar fasciitis|shin splints)\b|\b(?:stress )?fractured?\b|\b(?:bad|sore|painful|dodgy|torn|injured|hurt|broken|sprained|arthritic) ${joint}\b|\b${joint} (?:that )?(?:hurts?|aches?|pain|injur\w+|is bad|are bad|problems?|trouble)\b|\binjur(?:y|ed|ies)\b`,
)

/** The note on an illness or injury that no figure takes into account; null without one. `text` is lower-case. */
export function conditionNote(text: string): string | null {
  const [ill, hurt] = [illness.exec(text)?.[0].trim(), injury.exec(text)?.[0].trim()]
  const notes = [
    ill &&
      `You mention “${ill}”. These figures are made for healthy adults and ${proteinLimit(text) ? `know of it only in the protein, held at ${proteinWithKidneyDisease} g a kilogram (KDIGO 2024)` : 'do not know of it'}: go through them with your doctor before you change what you eat, medicines included.`,
    hurt &&
      `You mention “${hurt}”. Workouts and miles do not spare it: let a doctor or physiotherapist say which training is fine.`,
  ].filter(Boolean)
  return notes.length ? notes.join(' ') : null
}

/** The most grams of protein a kilogram that a condition allows; undefined without one. */
export function proteinLimit(text: string): number | undefined {
  return /\b(?:kidney(?! beans?| stones?)|renal)\b/.test(text) && !/\bdialysis\b/.test(text)
    ? proteinWithKidneyDisease
    : undefined
}
