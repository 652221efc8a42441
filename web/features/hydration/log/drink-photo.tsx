import { Camera, ImagePlus, ScanLine, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { DrinkAnalysis } from '#contract/hydration/hydration.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { usePhoto } from '#web/features/nutrition/scan/use-photo.ts'
import { usePhotosUnread } from '#web/features/nutrition/scan/use-photos-unread.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { CameraInput, type CameraInputHandle } from '#web/ui/forms/camera-input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { words } from '../words.ts'
import { DrinkResultsDialog } from './drink-results-dialog.tsx'
import { useAnalyzeDrink } from './use-analyze-drink.ts'

const icon = { className: 'size-4.5', strokeWidth: 1.75, 'aria-hidden': true } as const

/** Analyzes a drink from a photo, a description, or both. */
export function DrinkPhoto({ day, units }: { day: string; units: UnitSystem }) {
  const photosUnread = usePhotosUnread(words.describeInstead)
  const photo = usePhoto()
  const camera = useRef<CameraInputHandle>(null)
  const files = useRef<HTMLInputElement>(null)
  const [details, setDetails] = useState('')
  const [analysis, setAnalysis] = useState<DrinkAnalysis>()
  const reading = useAnalyzeDrink(setAnalysis)
  const analyze = () => {
    if (photo.file || details.trim()) return reading.read({ photo: photo.file, details })
    toast({ title: words.imageRequired, description: words.imageRequiredText, variant: 'destructive' })
  }
  const clear = () => {
    setAnalysis(undefined)
    setDetails('')
    photo.remove()
    reading.forget()
  }

  return (
    <Card as="section" aria-labelledby="other-drink" className="grid grid-cols-1 gap-3">
      <div>
        <h3 id="other-drink" className="font-semibold">
          {words.otherDrink}
        </h3>
        <p className="text-sm text-ink-2">{words.otherDrinkText}</p>
      </div>
      {photosUnread}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<ImagePlus {...icon} />}
          onClick={() => files.current?.click()}
        >
          {words.uploadPhoto}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Camera {...icon} />}
          onClick={() => camera.current?.open()}
        >
          {words.takePhoto}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<ScanLine {...icon} />}
          onClick={() => toast({ title: words.comingSoon, description: words.scannerSoon })}
        >
          {words.realTimeScanner}
        </Button>
      </div>
      <CameraInput ref={camera} label={words.takePhoto} onPhoto={photo.choose} />
      <input
        ref={files}
        type="file"
        accept="image/*"
        aria-label={words.uploadPhoto}
        hidden
        onChange={({ currentTarget: input }) => {
          photo.choose(input.files?.[0])
          // Lets the same photo be chosen again.
          input.value = ''
        }}
      />
      {photo.refused ? (
        <p role="alert" className="text-sm font-medium text-tomato">
          {words.notAnImage}
        </p>
      ) : null}
      {photo.file ? (
        <div className="relative">
          <img
            src={photo.address}
            alt={words.photoReady}
            className="max-h-48 w-full rounded-sm bg-sunken object-cover"
          />
          <IconButton
            label={words.removePhoto}
            onClick={photo.remove}
            className="absolute top-2 right-2 border border-line bg-raised"
          >
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      ) : null}
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (!reading.isReading) analyze()
        }}
      >
        <Field label={words.details} className="min-w-40 flex-1">
          {(ids) => (
            <Input
              {...ids}
              value={details}
              maxLength={2000}
              autoComplete="off"
              placeholder={words.detailsExample}
              onChange={(event) => setDetails(event.target.value)}
            />
          )}
        </Field>
        {reading.isReading ? (
          <Button variant="secondary" onClick={reading.stop}>
            {words.stop}
          </Button>
        ) : null}
        <Button type="submit" variant="secondary" busy={reading.isReading}>
          {reading.isReading ? words.analyzing : words.analyze}
        </Button>
      </form>
      {reading.problem ? (
        <p role="alert" className="rounded-sm bg-tomato-soft px-3.5 py-2.5 text-sm">
          {reading.problem}
        </p>
      ) : null}
      <DrinkResultsDialog
        analysis={analysis}
        details={details}
        day={day}
        units={units}
        onReject={() => setAnalysis(undefined)}
        onLogged={clear}
      />
    </Card>
  )
}
