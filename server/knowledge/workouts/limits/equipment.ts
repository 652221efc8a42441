import type { EquipmentPiece } from '#contract/training/exercises.ts'
import { equipmentPieces } from '#contract/training/exercises.ts'
import type { EquipmentChoice } from '#contract/training/workouts.ts'

/** A carpet replaces a mat, and every room has a wall. */
const anywhere = ['mat', 'wall'] as const
/** Not excluded by “only dumbbells”. */
const furniture: ReadonlySet<EquipmentPiece> = new Set(['mat', 'wall', 'chair'] as const)
const basic = [...anywhere, 'band', 'dumbbell', 'chair', 'step'] as const
const home = [
  ...basic,
  'kettlebell',
  'pull_up_bar',
  'bench',
  'stability_ball',
  'jump_rope',
  'foam_roller',
] as const

/** Equipment by the form's choice. */
export const piecesOf: Record<EquipmentChoice, readonly EquipmentPiece[]> = {
  none: anywhere,
  basic,
  home,
  gym: equipmentPieces,
}

const names: Record<Exclude<EquipmentPiece, 'mat' | 'wall'>, RegExp> = {
  chair: /\bchairs?\b/,
  step: /\b(?:aerobic )?steps? (?:bench|platform|box)|\ba step\b|plyo ?box|\bbox\b/,
  dumbbell: /\bdumb ?-?bells?\b|\bdbs?\b/,
  kettlebell: /\bkettle ?-?bells?\b|\bkbs?\b/,
  band: /\b(?:resistance |loop |mini )?bands?\b/,
  barbell: /\bbar ?-?bells?\b|\bolympic bar\b/,
  rack: /\b(?:squat|power) rack\b/,
  bench: /\bbench\b(?! press)/,
  pull_up_bar: /\b(?:pull|chin)[- ]?up bars?\b/,
  cable: /\bcables?\b/,
  machine: /\bmachines?\b/,
  rings: /\brings?\b|\btrx\b|suspension trainer/,
  medicine_ball: /\b(?:medicine|med|slam) ?balls?\b/,
  stability_ball: /\b(?:stability|swiss|exercise|gym|physio) ?balls?\b/,
  foam_roller: /\bfoam ?-?roll(?:er|ers|ing)\b/,
  jump_rope: /\b(?:jump|skipping) ?-?ropes?\b|\bskipping\b/,
  treadmill: /\btread ?mills?\b/,
  bike: /\b(?:exercise |stationary |spin )?bikes?\b|\bspinning\b/,
  rower: /\browers?\b|\browing machine\b|\berg\b/,
}

export type Kit = {
  has: ReadonlySet<EquipmentPiece>
  /** Requested and available. */
  wanted: ReadonlySet<EquipmentPiece>
  /** Requested, but excluded by the form's choice. */
  missing: EquipmentPiece[]
}

const spoken = Object.entries(names) as [EquipmentPiece, RegExp][]
const refused = /\b(?:no|without|not|don't|do not|avoid|except|hate|lack|skip|sold|broke|broken)\b/
const only = /\b(?:only|just|nothing but|all i have)\b/

/** Equipment by the form and the prompt: naming a kettlebell at home adds it; with “none” the form counts. */
export function kitFor(choice: EquipmentChoice, prompt: string): Kit {
  const has = new Set<EquipmentPiece>(piecesOf[choice])
  const wanted = new Set<EquipmentPiece>()
  const missing: EquipmentPiece[] = []
  let exclusive = false
  for (const clause of prompt.split(/[.,;!?\n]|\bbut\b/)) {
    const found = spoken.filter(([, said]) => said.test(clause)).map(([piece]) => piece)
    if (refused.test(clause)) {
      for (const piece of found) has.delete(piece)
      continue
    }
    if (found.length && only.test(clause)) exclusive = true
    for (const piece of found)
      if (choice === 'none') missing.push(piece)
      else {
        has.add(piece)
        if (piece === 'barbell' && choice === 'gym') has.add('rack')
        wanted.add(piece)
      }
  }
  if (exclusive)
    for (const piece of [...has]) if (!wanted.has(piece) && !furniture.has(piece)) has.delete(piece)
  return { has, wanted, missing: [...new Set(missing)] }
}
