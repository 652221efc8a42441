export const words = {
  noSpace: 'There is no space left to store the file. Free some space, then try again.',
  away: 'Photos cannot be reached at the moment. Nothing was lost; try again shortly.',
}
