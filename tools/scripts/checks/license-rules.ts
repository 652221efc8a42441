/** `named`: redistributable if NOTICE names it. */
export type Grade = 'free' | 'named' | 'refused'

const grades: Record<string, Grade> = {
  ...of('free', ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']),
  ...of('free', ['BlueOak-1.0.0', 'Unlicense', 'CC0-1.0', 'Zlib', 'PostgreSQL', 'PSF-2.0']),
  ...of('named', ['LGPL-2.1-or-later', 'LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1']),
}

/** Grade of an SPDX expression: the best of alternatives, the worst of conjunctions. */
export function gradeOf(expression: string): Grade {
  const inside = /^\(([^()]*)\)$/.exec(expression.trim())?.[1] ?? expression.trim()
  const choices = inside.split(/\s+OR\s+/)
  return best(choices.map((choice) => worst(choice.split(/\s+AND\s+/).map((id) => grades[id] ?? 'refused'))))
}

const order: Grade[] = ['free', 'named', 'refused']
const best = (all: Grade[]) => order.find((grade) => all.includes(grade))!
const worst = (all: Grade[]) => order.findLast((grade) => all.includes(grade))!

function of(grade: Grade, licenses: string[]): Record<string, Grade> {
  return Object.fromEntries(licenses.map((license) => [license, grade]))
}
