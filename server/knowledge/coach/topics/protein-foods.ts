/** Protein foods with their dietary marks. `contains`: allergens of the profile; `from`: the food's origin. */
const foods: readonly {
  name: string
  from: 'plant' | 'egg' | 'milk' | 'fish' | 'meat'
  contains?: string
}[] = [
  { name: 'chicken', from: 'meat' },
  { name: 'fish', from: 'fish', contains: 'fish' },
  { name: 'eggs', from: 'egg', contains: 'egg' },
  { name: 'quark or Greek yogurt', from: 'milk', contains: 'milk' },
  { name: 'tofu or tempeh', from: 'plant', contains: 'soy' },
  { name: 'lentils', from: 'plant' },
  { name: 'beans or chickpeas', from: 'plant' },
  { name: 'seitan', from: 'plant', contains: 'wheat' },
]
const excluded: Record<string, readonly string[]> = {
  vegan: ['meat', 'fish', 'egg', 'milk'],
  vegetarian: ['meat', 'fish'],
  pescatarian: ['meat'],
  dairy_free: ['milk'],
}

/** Protein foods that respect diets and allergies, at most `count`. */
export function proteinFoods(diets: readonly string[], allergies: readonly string[], count = 4): string {
  const without = new Set(diets.flatMap((diet) => excluded[diet] ?? []))
  const names = foods
    .filter(({ from }) => !without.has(from))
    .filter(({ contains }) => !contains || !allergies.includes(contains))
    .filter(({ contains }) => contains !== 'wheat' || !diets.includes('gluten_free'))
    .map(({ name }) => name)
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names.slice(0, count))
}
