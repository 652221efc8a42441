export const words = {
  off: 'This server sends no text messages.',
  notSent: 'The text message could not be sent just now. Try again in a few minutes.',
}
