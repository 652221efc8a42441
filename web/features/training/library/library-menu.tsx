import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SavedWorkout } from '#contract/training/workouts.ts'
import { IconButton } from '#web/ui/forms/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/overlays/menu.tsx'
import { words } from '../words.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { useDuplicateWorkout, useRemoveWorkout } from './use-change-workouts.ts'

const icon = { className: 'size-4.5', strokeWidth: 1.75, 'aria-hidden': true } as const

/** Secondary actions of a saved workout; `onRemoved` is called after its removal. */
export function LibraryMenu({ saved, onRemoved }: { saved: SavedWorkout; onRemoved?: () => void }) {
  const duplicate = useDuplicateWorkout()
  const remove = useRemoveWorkout(onRemoved)
  const [renaming, setRenaming] = useState(false)
  return (
    <>
      <Menu>
        <MenuTrigger>
          <IconButton label={words.moreOf(saved.workout.title)} className="text-ink-2">
            <Ellipsis className="size-5" aria-hidden="true" />
          </IconButton>
        </MenuTrigger>
        <MenuContent>
          <MenuItem icon={<Pencil {...icon} />} onSelect={() => setRenaming(true)}>
            {words.rename}
          </MenuItem>
          <MenuItem
            icon={<Copy {...icon} />}
            disabled={duplicate.isPending}
            onSelect={() => duplicate.mutate(saved.id)}
          >
            {words.duplicate}
          </MenuItem>
          <MenuItem danger icon={<Trash2 {...icon} />} onSelect={() => void remove(saved)}>
            {words.remove}
          </MenuItem>
        </MenuContent>
      </Menu>
      {renaming ? <RenameDialog saved={saved} onClose={() => setRenaming(false)} /> : null}
    </>
  )
}
