const pill =
  'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-[0.9375rem] font-medium transition-colors duration-150'

/** Classes of a chip. */
export const chipLook = (chosen: boolean) =>
  `${pill} ${chosen ? 'border-herb bg-herb-soft text-herb' : 'border-edge text-ink-2 hover:border-ink-3 hover:text-ink'}`
