import { LegalPage } from './legal-page.tsx'
import { words } from './terms-words.ts'

export function TermsPage() {
  return <LegalPage {...words} />
}
