export const words = {
  notSent: 'The email could not be sent just now. Try again in a few minutes.',
}
