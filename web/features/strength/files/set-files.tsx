import { Download, Lock, Upload } from 'lucide-react'
import { useRef } from 'react'
import { allowance } from '#contract/subscriptions/plans.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { View } from '../back/view-links.tsx'
import { FoundSets } from './found-sets.tsx'
import { useExportSets, useReadFile } from './use-set-files.ts'
import { words } from './words.ts'

const icon = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const

/** Import and export as a view, which links from elsewhere open. */
export function FilesView() {
  return (
    <View title={words.title} text={words.text}>
      <FileButtons />
    </View>
  )
}

/** Import of another program's sets, and export of one's own. */
export function SetFiles() {
  return (
    <section aria-labelledby="set-files" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="set-files" className="display text-2xl">
          {words.title}
        </h2>
        <p className="mt-1 text-sm text-ink-2">{words.text}</p>
      </div>
      <FileButtons />
    </section>
  )
}

function FileButtons() {
  const { user } = useUser()
  const input = useRef<HTMLInputElement>(null)
  const reading = useReadFile()
  const exporting = useExportSets()
  const mayExport = user ? allowance(user.subscriptionTier, 'exports') !== 0 : false
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Upload {...icon} />}
          busy={reading.isPending}
          onClick={() => input.current?.click()}
        >
          {words.importCsv}
        </Button>
        <Button
          variant="secondary"
          icon={<Download {...icon} />}
          busy={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {words.exportCsv}
          {mayExport ? null : <Lock className="size-4 text-ink-3" aria-label={words.exportOnPro} />}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={words.file}
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) reading.mutate(file)
            // Lets the same file be chosen again.
            currentTarget.value = ''
          }}
        />
      </div>
      {reading.data ? <FoundSets {...reading.data} onClose={reading.reset} /> : null}
    </div>
  )
}
