import { BookmarkPlus, CopyPlus, Ellipsis } from 'lucide-react'
import { IconButton } from '#web/ui/forms/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/overlays/menu.tsx'
import { words } from '../words.ts'

type Props = {
  label: string
  copyLabel: string
  onCopy: () => void
  onSave?: () => void
  className?: string
}

/** Secondary actions of a meal or a day. */
export function MoreMenu({ label, copyLabel, onCopy, onSave, className }: Props) {
  return (
    <Menu>
      <MenuTrigger>
        <IconButton label={label} className={className}>
          <Ellipsis className="size-5" aria-hidden="true" />
        </IconButton>
      </MenuTrigger>
      <MenuContent>
        <MenuItem
          icon={<CopyPlus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />}
          onSelect={onCopy}
        >
          {copyLabel}
        </MenuItem>
        {onSave ? (
          <MenuItem
            icon={<BookmarkPlus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />}
            onSelect={onSave}
          >
            {words.saveAsMeal}
          </MenuItem>
        ) : null}
      </MenuContent>
    </Menu>
  )
}
