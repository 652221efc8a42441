import { RefreshCw, Smartphone, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useConnection } from '#web/http/use-connection.ts'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { words as shared } from '#web/ui/words.ts'
import { useInstall } from './use-install.ts'
import { useNewVersion } from './use-new-version.ts'
import { useSnooze } from './use-snooze.ts'
import { words } from './words.ts'

/** Screens on which the strip does not interrupt a task. */
const quietScreens = ['/dashboard']
const daysPutOff = { update: 1, install: 90 }

/** Offers a new version or the installation of the app; usually renders nothing. */
export function AppStrip({ path }: { path: string }) {
  const version = useNewVersion()
  const install = useInstall()
  const online = useConnection() === 'fine'
  const update = useSnooze('update', daysPutOff.update)
  const installing = useSnooze('install', daysPutOff.install)

  if (version.ready && !update.isSnoozed)
    return (
      <Strip
        icon={<RefreshCw className={icon} aria-hidden="true" />}
        text={words.updateReady}
        onClose={update.snooze}
      >
        <Button size="sm" onClick={() => void version.change()}>
          {words.update}
        </Button>
      </Strip>
    )
  if (!install || !online || installing.isSnoozed || !quietScreens.includes(path)) return null
  return (
    <Strip
      icon={<Smartphone className={icon} aria-hidden="true" />}
      text={installTexts[install.way]}
      onClose={installing.snooze}
    >
      {install.way === 'ask' ? (
        <Button size="sm" onClick={install.install}>
          {words.install}
        </Button>
      ) : null}
    </Strip>
  )
}

const installTexts = {
  ask: words.installText,
  'by-hand': words.installByHand,
  insecure: shared.needsHttps.install,
}

const icon = 'size-5 shrink-0 text-herb'

type Props = { icon: ReactNode; text: string; onClose: () => void; children: ReactNode }

function Strip({ icon, text, onClose, children }: Props) {
  return (
    <aside aria-label={text} className="bg-herb-soft">
      <div className="mx-auto flex max-w-6xl items-center gap-3 py-1.5 pr-2 pl-5">
        {icon}
        <p role="status" className="min-w-0 flex-1 text-[0.9375rem] text-pretty text-ink">
          {text}
        </p>
        {children}
        <IconButton label={words.later} onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  )
}
