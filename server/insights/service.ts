/** What other features may do with totals: add the share of an entry in the transaction that writes it. */
export { addToTotals, negative, type Share } from './totals.ts'
