export const words = {
  notYet: 'That day has not come yet.',
  weighedAgain: 'That day has another weight by now.',
}
