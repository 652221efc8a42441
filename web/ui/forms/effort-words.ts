/** Ratings of perceived exertion, 1 to 10. */
export const words = {
  effort: 'How hard was it?',
  effortHint: '1 is hardly any effort, 10 is all you had.',
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
