/** Ratings of perceived exertion, 1 to 10. */
export const words = {
  effort: 'How hard was it?',
  effortHint: 'From 1, hardly anything, to 10, nothing left.',
  efforts: [
    'Hardly anything',
    'Very easy',
    'Easy',
    'Comfortable',
    'Somewhat hard',
    'Hard, could talk a little',
    'Hard',
    'Very hard',
    'Nearly everything',
    'Nothing left',
  ],
  effortOf: (rpe: string, said: string) => `${rpe}: ${said}`,
}
