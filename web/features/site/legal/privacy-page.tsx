import { LegalPage } from './legal-page.tsx'
import { words } from './privacy-words.ts'

export function PrivacyPage() {
  return <LegalPage {...words} />
}
