export const words = {
  noSpace: 'There is no space left to store the file. Free some space, then try again.',
}
