export const words = {
  notSent: 'The e-mail could not be sent just now. Try again in a few minutes.',
}
