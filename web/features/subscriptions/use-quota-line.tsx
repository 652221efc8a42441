import type { ComponentProps } from 'react'
import { QuotaLine } from './quota-line.tsx'

/** For the screens that use what a plan counts: how much of it is left this month. */
export function useQuotaLine(props: ComponentProps<typeof QuotaLine>) {
  return <QuotaLine {...props} />
}
