/** Messages of the food endpoints. */
export const words = {
  noProduct:
    'No food is known by this barcode. Enter it by hand, and save it as a food of your own with this barcode.',
  tooManyFoods: (most: number) => `You have ${most} foods of your own; remove one first.`,
  unreadable: 'That barcode cannot be read.',
} as const
