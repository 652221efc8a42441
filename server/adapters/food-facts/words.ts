export const words = {
  off: 'Barcodes that the food table does not hold are not looked up here. Enter the food by hand.',
  away: 'The product database cannot be reached right now. Try again later, or enter the food by hand.',
} as const
