import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { Wheel } from '#web/ui/feedback/spinner.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from '../words.ts'
import { ImportReport } from './import-report.tsx'
import type { useImport } from './use-import.ts'

type Props = { taking: ReturnType<typeof useImport>; open: boolean; onOpenChange: (open: boolean) => void }

/** Imports files: choice, progress and report. */
export function ImportDialog({ taking, open, onOpenChange }: Props) {
  const { phase } = taking
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.importTitle}
      description={words.importLead}
      footer={
        phase === 'ended' ? (
          <>
            <Button variant="secondary" onClick={taking.again}>
              {words.importAgain}
            </Button>
            <Button onClick={() => onOpenChange(false)}>{words.importDoneButton}</Button>
          </>
        ) : null
      }
    >
      {phase === 'choosing' ? (
        <FileChooser onFiles={taking.start} />
      ) : phase === 'ended' ? (
        <ImportReport report={taking.report} unsent={taking.unsent} />
      ) : (
        <UnderWay taking={taking} />
      )}
    </Dialog>
  )
}

function FileChooser({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    // Drag and drop; the button inside does the same for keyboard and touch.
    <section
      aria-label={words.dropFiles}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
      className={`grid justify-items-center gap-3 rounded-lg border-2 border-dashed px-6 py-10 text-center transition-colors duration-150 ${
        over ? 'border-herb bg-herb-soft' : 'border-edge bg-raised'
      }`}
    >
      <Upload className="size-7 text-ink-3" strokeWidth={1.5} aria-hidden="true" />
      <p className="hidden text-ink-2 sm:block">{words.dropFiles}</p>
      <Button onClick={() => input.current?.click()}>{words.chooseFiles}</Button>
      <p className="text-sm text-ink-3">{words.importLimit}</p>
      <input
        ref={input}
        type="file"
        multiple
        accept=".gpx,.tcx,.fit,.gz,.zip"
        aria-label={words.chooseFiles}
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </section>
  )
}

function UnderWay({ taking }: { taking: Props['taking'] }) {
  const { phase, chosen, sent, name, waiting, report } = taking
  const { done = 0, total = 0, imported = 0, duplicates = 0, refused = 0 } = report ?? {}
  // An archive that is not sent yet counts as one file.
  const all = Math.max(total + (phase === 'sending' ? chosen - sent : 0), 1)
  return (
    <div className="grid gap-4 py-4">
      <p role="status" className="flex items-center gap-3 break-all">
        <Wheel className="size-5 shrink-0" />
        {waiting
          ? words.waiting
          : phase === 'sending'
            ? words.sending(name, formatNumber(sent + 1), formatNumber(chosen))
            : words.reading}
      </p>
      <ProgressBar label={words.importProgress} value={done} max={all} />
      <p className="tabular-nums text-ink-2">{words.importCount(imported, duplicates, refused)}</p>
      <p className="text-sm text-ink-3">{words.importKeepsOn}</p>
    </div>
  )
}
