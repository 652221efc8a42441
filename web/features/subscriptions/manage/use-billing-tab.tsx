import { BillingTab } from './billing-tab.tsx'

/** The billing tab for the account screen. */
export function useBillingTab() {
  return <BillingTab />
}
