import { Tabs as Radix } from 'radix-ui'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { useEdges } from './use-edges.ts'

export function Tabs(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />
}

/**
 * Tabs that scroll sideways if they do not fit, fading where more are hidden, with the open one visible; `label` names
 * the group.
 */
export function TabList({
  label,
  className = '',
  ...rest
}: ComponentProps<typeof Radix.List> & { label: string }) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef<Element>(null)
  useEdges(list)
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[data-state=active]')
    if (!list.current || !open || open === shown.current) return
    shown.current = open
    const middle = open.offsetLeft - list.current.offsetLeft + open.offsetWidth / 2
    list.current.scrollLeft = middle - list.current.clientWidth / 2
  })
  return (
    <Radix.List
      {...rest}
      ref={list}
      aria-label={label}
      className={`fading-row flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] ${className}`}
    />
  )
}

export function Tab({
  icon,
  className = '',
  children,
  ...rest
}: ComponentProps<typeof Radix.Trigger> & { icon?: ReactNode }) {
  return (
    <Radix.Trigger
      {...rest}
      className={`inline-flex min-h-11 flex-1 items-center justify-center gap-2 border-b-2 border-transparent px-3 text-[0.9375rem] font-medium whitespace-nowrap text-ink-2 transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-herb data-[state=active]:text-ink ${className}`}
    >
      {icon}
      {children}
    </Radix.Trigger>
  )
}

export function TabPanel({ className = '', ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={`pt-5 ${className}`} />
}
