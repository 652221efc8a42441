import { productName } from '#contract/product.ts'

/** The logo: a fork whose handle becomes a road that ends in a tomato-red point. */
export function Mark({ className = 'h-8 w-auto' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 44"
      className={className}
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5 3v8c0 4 2.500 6.500 6 6.500S17 15 17 11V3M11 3v13" stroke="var(--ink)" />
      <path d="M11 17.500c0 8.500 16 4.500 16 12.500S8.500 32.500 6.500 40" stroke="var(--herb)" />
      <circle cx="6.500" cy="40" r="3.500" fill="var(--tomato)" />
    </svg>
  )
}

/** The logo and the product's name. */
export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <Mark className="h-8 w-auto" />
      <span className="font-display text-[1.375rem] font-[520] tracking-tight">{productName}</span>
    </span>
  )
}
