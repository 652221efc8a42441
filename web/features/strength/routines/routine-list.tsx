import { Copy, Ellipsis, Link2, Link2Off, Pencil, Play, Plus, Trash2 } from 'lucide-react'
import { cutText } from '#contract/measures/cut-text.ts'
import type { Routine } from '#contract/strength/routines.ts'
import { newId } from '#web/http/random.ts'
import { copyText } from '#web/ui/device/copy-text.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/overlays/menu.tsx'
import { usePreferences } from '../use-preferences.ts'
import { words } from '../words.ts'
import { formatSets } from './format-sets.ts'
import { useChangeRoutines, useRoutines } from './use-routines.ts'

const icon = { className: 'size-4.5', strokeWidth: 1.75, 'aria-hidden': true } as const
type Props = { onStart: (routine: Routine) => void; onEdit: (routine: Routine) => void }

/** Routines by folder, each started in one tap. */
export function RoutineList({ onStart, onEdit }: Props) {
  const { data, isError, refetch } = useRoutines()
  const fresh = (): Routine => ({
    id: newId(),
    name: words.newRoutine,
    folder: null,
    exercises: [],
    shareCode: null,
  })
  const folders = Map.groupBy(data ?? [], ({ folder }) => folder)
  return (
    <section aria-labelledby="routines" className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="routines" className="display text-2xl">
          {words.routines}
        </h2>
        <Button
          variant="secondary"
          icon={<Plus className="size-4.5" aria-hidden="true" />}
          onClick={() => onEdit(fresh())}
        >
          {words.addRoutine}
        </Button>
      </div>
      {data ? (
        data.length ? (
          [...folders].map(([folder, some]) => (
            <div key={folder ?? ''} className="grid gap-1">
              {folder ? <h3 className="eyebrow">{folder}</h3> : null}
              <ul>
                {some.map((routine) => (
                  <Row key={routine.id} routine={routine} onStart={onStart} onEdit={onEdit} />
                ))}
              </ul>
            </div>
          ))
        ) : (
          <p className="text-ink-2">{words.noRoutines}</p>
        )
      ) : isError || data === null ? (
        <ErrorState title={words.routinesFailed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-20" />
      )}
    </section>
  )
}

function Row({ routine, onStart, onEdit }: Props & { routine: Routine }) {
  const { put, remove, share, unshare } = useChangeRoutines()
  const { name, exercises, shareCode } = routine
  const { unit } = usePreferences()
  const copyLink = async () => {
    const made = shareCode ?? (await share.mutateAsync(routine)).shareCode
    const link = new URL('/fitness', location.origin)
    link.search = new URLSearchParams({ tab: 'strength', routine: made }).toString()
    try {
      await copyText(link.href)
      toast({ title: words.linkCopied, description: words.linkText })
    } catch {
      toast({ title: words.linkMade, description: link.href })
    }
  }
  return (
    <li className="flex items-center gap-2 border-t border-line py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{name}</p>
        <p className="line-clamp-2 text-sm text-ink-2">
          {exercises.map((one) => `${one.exerciseName} ${formatSets(one, unit)}`.trim()).join(', ') ||
            words.noExercises}
        </p>
      </div>
      <Menu>
        <MenuTrigger>
          <IconButton label={words.moreFor(name)} className="text-ink-2">
            <Ellipsis className="size-5" aria-hidden="true" />
          </IconButton>
        </MenuTrigger>
        <MenuContent>
          <MenuItem icon={<Pencil {...icon} />} onSelect={() => onEdit(routine)}>
            {words.editRoutine}
          </MenuItem>
          <MenuItem
            icon={<Copy {...icon} />}
            onSelect={() => put.mutate({ ...routine, id: newId(), name: cutText(words.copyOf(name), 120) })}
          >
            {words.duplicate}
          </MenuItem>
          <MenuItem icon={<Link2 {...icon} />} onSelect={() => void copyLink()}>
            {words.copyLink}
          </MenuItem>
          {shareCode ? (
            <MenuItem icon={<Link2Off {...icon} />} onSelect={() => unshare.mutate(routine)}>
              {words.endLink}
            </MenuItem>
          ) : null}
          <MenuItem danger icon={<Trash2 {...icon} />} onSelect={() => remove.mutate(routine)}>
            {words.removeRoutine}
          </MenuItem>
        </MenuContent>
      </Menu>
      <Button
        aria-label={words.startRoutine(name)}
        disabled={!exercises.length}
        icon={<Play className="size-4.5" aria-hidden="true" />}
        onClick={() => onStart(routine)}
      >
        {words.startShort}
      </Button>
    </li>
  )
}
