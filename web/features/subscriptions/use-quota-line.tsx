import type { ComponentProps } from 'react'
import { QuotaLine } from './quota-line.tsx'

/** The quota line for screens that use a counted feature. */
export function useQuotaLine(props: ComponentProps<typeof QuotaLine>) {
  return <QuotaLine {...props} />
}
