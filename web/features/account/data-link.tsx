import { useMutation } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { downloadData } from '#contract/account/account.ts'
import { errorText } from '#web/http/api-error.ts'
import { isIos } from '#web/http/platform.ts'
import { request } from '#web/http/request.ts'
import { saveFile } from '#web/ui/device/save-file.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { words } from './security/security-words.ts'

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'icon' | 'className'> & {
  children: ReactNode
}

/**
 * The link to the data export. The browser downloads it, so that its size does not count against the page's
 * memory. The iOS app has no downloads, and a link carries no token.
 */
export function DataLink(props: Props) {
  const saving = useMutation({
    mutationFn: async () => {
      const answer = await request('GET', downloadData.path)
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
      await saveFile(await answer.blob(), name ?? 'forkmile.zip')
    },
    onError: (error) => toast({ title: errorText(error, words.didNotWork), variant: 'destructive' }),
  })
  if (isIos()) return <Button {...props} busy={saving.isPending} onClick={() => saving.mutate()} />
  return <LinkButton {...props} href={downloadData.path} download />
}
