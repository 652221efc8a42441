import { productName } from '#contract/product.ts'
import { plans, trialDays } from '#contract/subscriptions/plans.ts'
import type { LegalText } from './legal-page.tsx'

const price = (plan: keyof typeof plans) => `$${plans[plan].price}`

export const words: LegalText = {
  title: 'Terms of Service',
  lead: `What you may expect of ${productName}, and what we expect of you. We have tried to write it so that it can be read.`,
  updated: 'January 24, 2025',
  sections: [
    {
      title: 'Acceptance of these terms',
      paragraphs: [
        `These terms are an agreement between you and whoever runs the ${productName} service at this address (“we”). By creating an account or using the service you accept them. If you do not, please do not use it.`,
        'You need to be at least 16 years old, or as old as the law where you live asks for such an agreement. If you use the service for somebody else, you accept for them and need to be allowed to.',
        'When we change these terms in a way that matters to you, we say so in the app or by email before the change counts. Who goes on using the service afterwards accepts the change; who does not can delete the account.',
      ],
    },
    {
      title: 'What the service is',
      paragraphs: [
        `${productName} is a diary for food, drink and movement with tools around it: analysis of meals from photos and descriptions, a fridge scanner, recipes and pairings, workouts and schedules, activity tracking with GPS, golf scorecards, goals, analytics and notifications.`,
        'Analyses, recipes, workouts and advice are made by software, in part with artificial intelligence. They are estimates, can be wrong, and are marked with where they come from. You can correct them.',
        'We work on the service all the time: parts may change, and now and then it may be out of reach. We do not promise that it is free of errors or always there. If we end a part that you pay for, we tell you in time and you may cancel.',
      ],
    },
    {
      title: 'Your responsibilities',
      paragraphs: ['A few things have to be left to you:'],
      list: [
        'Give true details when you register, and keep your password and your devices to yourself. What happens through your account counts as yours until you tell us that somebody else is in it.',
        'Upload only what you may upload. Photos of other people need their consent.',
        'Do not break into the service, overload it, read it out by programs, or get around its limits and payments.',
        'Do not use it to harm or deceive anybody, and keep to the law.',
        'Mind the traffic and the ground under you while you record an activity. The screen can wait.',
      ],
    },
    {
      title: 'Health disclaimer',
      paragraphs: [
        'The service gives general information on food, movement and wellness. It is not medical advice, makes no diagnosis and replaces no treatment. Ask a doctor before you change how you eat or train, above all with an illness, an allergy, an eating disorder, in pregnancy, or when you take medicines.',
        'Do not rely on an analysis or a recipe alone where an allergy or an intolerance is concerned: read the label. If you feel pain, dizziness or shortness of breath, stop and get help. The Health Disclaimer says more and is part of these terms.',
      ],
    },
    {
      title: 'How your data is used',
      paragraphs: [
        'What you enter, photograph and record stays yours. You allow us to store and work with it as far as the service needs that for you, and no further: we do not sell it and we show no advertising. The Privacy Policy says what is kept, for how long, and who else gets to see which part.',
        'You can download a complete copy, and delete the account with everything in it, in Account Settings at any time.',
      ],
    },
    {
      title: 'Subscription and payment',
      paragraphs: [
        `A new account begins with a free trial of ${trialDays} days. It needs no credit card and ends by itself. Choose a plan before that, and it counts at once; the first payment comes when the trial would have ended.`,
        `Two plans follow: the ${plans.plus.name} at ${price('plus')} and the ${plans.pro.name} at ${price('pro')} a month, in US dollars; taxes may be added where the law asks for them. What each holds, and its limits, stands on the page where you choose it.`,
        'Plans are billed monthly in advance and go on from month to month until you cancel. You can cancel in Account Settings whenever you like, or in your Apple account where you bought in the App Store. The plan then stays usable until the end of the month that is paid; a trial ends at once, and nothing is charged. There are no refunds for partial periods, except where the law gives you a right to one.',
        'Moving to the larger plan counts at once, with a credit for the unused part; moving to the smaller one counts from the next month. If a payment fails we tell you and try again; the plan ends if it goes on failing. We announce a new price before it counts, so that you can cancel first.',
        'Cards are charged by Stripe, purchases on an iPhone by Apple, under their own terms. We never see your card’s number.',
      ],
    },
    {
      title: 'Limitation of liability',
      paragraphs: [
        'We answer without limit for harm that we cause on purpose or by gross negligence, for injury to life, body and health that is our fault, and wherever the law does not let anybody exclude it.',
        'Apart from that the service is provided as it is. As far as the law allows, we do not answer for indirect or consequential harm, for lost profit, or for decisions made on the ground of estimates; and our liability in all is limited to what you paid us in the twelve months before the harm arose.',
        'Nothing here takes away the rights that you have as a consumer where you live.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: [
        {
          withAddress:
            'Questions about these terms reach us at *, or through the form on the About page. If a part of these terms does not hold, the rest still does.',
          without:
            'Questions about these terms reach us through *. If a part of these terms does not hold, the rest still does.',
        },
      ],
    },
  ],
}
