/** What recipes assume every kitchen to have; the pantry of the kitchen's table holds nothing else. */
export const stapleLabels: readonly string[] = [
  ...['oil', 'butter', 'milk', 'flour', 'cornstarch', 'baking powder', 'sugar', 'honey', 'onions', 'garlic'],
  ...['lemon', 'vinegar', 'soy sauce', 'mustard', 'stock', 'spices', 'dried herbs'],
]
