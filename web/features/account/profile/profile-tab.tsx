import { useState } from 'react'
import type { User } from '#contract/access/user.ts'
import { DataSection } from '../data-section.tsx'
import { DisplaySection } from '../display-section.tsx'
import { SectionLinks } from '../section-links.tsx'
import { EmailDialog } from '../security/email-dialog.tsx'
import { SecuritySection } from '../security/security-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { ZoneInUse } from './zone-in-use.tsx'

/** A new key per opening, so that the fields are empty. */
export function ProfileTab({ user }: { user: User }) {
  const [asked, setAsked] = useState(0)
  const [open, setOpen] = useState(false)
  const changeEmail = () => {
    setAsked(asked + 1)
    setOpen(true)
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <SectionLinks />
      <ProfileSection onChangeEmail={changeEmail} />
      <div className="grid grid-cols-1 gap-5">
        <DisplaySection units={user.units} />
        <ZoneInUse user={user} />
        <SecuritySection user={user} onChangeEmail={changeEmail} />
        <DataSection user={user} />
      </div>
      {/* The profile tab: person, display, security and data. */}
      <EmailDialog key={asked} open={open} onOpenChange={setOpen} />
    </div>
  )
}
