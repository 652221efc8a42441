import { Download } from 'lucide-react'
import { exportFit, exportGpx, exportTcx } from '#contract/activities/activity-files.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/overlays/menu.tsx'
import { words } from '../words.ts'
import { useExport, useMayExport } from './use-export.ts'

const formats = [
  ['gpx', exportGpx],
  ['tcx', exportTcx],
  ['fit', exportFit],
] as const

/** Exports an activity; GPX needs a route. */
export function ExportMenu({ id, hasRoute }: { id: string; hasRoute: boolean }) {
  const { exportFile, isPending } = useExport()
  const may = useMayExport()
  return (
    <Menu>
      <MenuTrigger>
        <Button
          variant="secondary"
          busy={isPending}
          icon={<Download className="size-4" strokeWidth={1.75} aria-hidden="true" />}
        >
          {words.exportFiles}
        </Button>
      </MenuTrigger>
      <MenuContent>
        {may ? null : <p className="px-3 py-2 text-sm text-ink-2">{words.exportPro}</p>}
        {formats.map(([format, endpoint]) => (
          <MenuItem
            key={format}
            disabled={format === 'gpx' && !hasRoute}
            onSelect={() => exportFile({ endpoint, params: { id } })}
          >
            {words.exportAs(format)}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
