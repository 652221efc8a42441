/** What stands around every legal text. */
export const words = {
  legal: 'Legal',
  lastUpdated: (day: string) => `Last updated ${day}`,
  sections: 'Sections of this page',
  contactForm: 'the form on the About page',
} as const
