/** Next to nothing but milk, so that "latte with 250 ml milk" is that milk. */
export const milky = /\b(latte|cappuccino|flat white|macchiato|cafe au lait)\b/
