export const words = {
  notYet: 'That day has not come yet.',
}
