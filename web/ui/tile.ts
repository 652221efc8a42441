/** Classes of a small tile with a symbol above its name, as a link, button or choice. */
export const tile =
  'flex min-h-14 flex-col items-center justify-center gap-1 rounded-md border border-line bg-raised px-1 py-1.5 text-center text-[0.8125rem] leading-tight font-medium transition-colors duration-150 hover:border-edge'
