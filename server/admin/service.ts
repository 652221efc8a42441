export { presenceHoldings } from './holding-store.ts'
