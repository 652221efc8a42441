import { Download, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { exportActivitiesCsv } from '#contract/activities/activity-files.ts'
import { Wheel } from '#web/ui/feedback/spinner.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/overlays/menu.tsx'
import { useImport } from '../import/use-import.ts'
import { words } from '../words.ts'
import { RoutePrivacy } from './route/route-privacy.tsx'
import { useExport, useMayExport } from './use-export.ts'

const ImportDialog = lazy(() =>
  import('../import/import-dialog.tsx').then((part) => ({ default: part.ImportDialog })),
)
const icon = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const

/** Import, export and route privacy. */
export function HistoryFiles() {
  const taking = useImport()
  const { exportFile, isPending } = useExport()
  const may = useMayExport()
  const running = taking.phase === 'sending' || taking.phase === 'reading'
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="w-full sm:mr-auto sm:w-auto">
        <RoutePrivacy />
      </div>
      <Button
        variant="secondary"
        icon={running ? <Wheel className="size-4" /> : <Upload {...icon} />}
        onClick={() => {
          setOpen(true)
          setWasOpen(true)
        }}
      >
        {words.importFiles}
      </Button>
      <Menu>
        <MenuTrigger>
          <Button variant="secondary" icon={<Download {...icon} />} busy={isPending}>
            {words.exportFiles}
          </Button>
        </MenuTrigger>
        <MenuContent>
          {may ? null : <p className="px-3 py-2 text-sm text-ink-2">{words.exportPro}</p>}
          <MenuItem onSelect={() => exportFile({ endpoint: exportActivitiesCsv })}>
            {words.exportAll}
          </MenuItem>
        </MenuContent>
      </Menu>
      {wasOpen ? (
        <Suspense>
          <ImportDialog taking={taking} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </div>
  )
}
