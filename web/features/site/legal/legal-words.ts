/** User-facing sentences shared by the legal pages. */
export const words = {
  legal: 'Legal',
  lastUpdated: (day: string) => `Last updated ${day}`,
  sections: 'Sections of this page',
  contactForm: 'the form on the About page',
} as const
