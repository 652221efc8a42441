import { BellOff } from 'lucide-react'

/** Why this device cannot receive notifications. */
export function PushNotice({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className="flex gap-3 rounded-md bg-amber-soft px-4 py-3.5">
      <BellOff className="mt-0.5 size-5 shrink-0 text-carbs" strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5 text-[0.9375rem]">{text}</p>
      </div>
    </div>
  )
}
