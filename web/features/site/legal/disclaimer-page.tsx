import { words } from './disclaimer-words.ts'
import { LegalPage } from './legal-page.tsx'

export function DisclaimerPage() {
  return <LegalPage {...words} />
}
