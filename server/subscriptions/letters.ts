const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The letter two days before a trial ends. */
export function trialEnds({ email, endsAt }: { email: string; endsAt: Date }, link: string, product: string) {
  return {
    to: email,
    subject: `Your ${product} trial ends on ${long.format(endsAt)}`,
    text: `Hello,

your free trial ends on ${long.format(endsAt)}. Nothing is charged: without a plan you keep everything you logged,
activities, workouts and goals stay open, and meals and drinks wait until you choose one.

${link}

${product}`,
  }
}
