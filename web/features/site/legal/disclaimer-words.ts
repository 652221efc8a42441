import { productName } from '#contract/product.ts'
import type { LegalText } from './legal-page.tsx'

export const words: LegalText = {
  title: 'Health Disclaimer',
  lead: `${productName} helps you to see what you eat and how you move. It does not know your body as you and your doctor do.`,
  updated: 'January 24, 2025',
  sections: [
    {
      title: 'Not medical advice',
      paragraphs: [
        `Everything in ${productName} is general wellness information: figures, recipes, workouts, goals, tips and the coach’s answers. None of it is medical, nutritional or psychological advice, a diagnosis or a treatment, and using the service makes nobody your doctor, dietitian or trainer.`,
        `${productName} is not a medical device. Do not use it to dose insulin or any medicine.`,
      ],
    },
    {
      title: 'Ask a professional',
      paragraphs: [
        'Talk to a doctor or a registered dietitian before you change how you eat, drink or train. That matters most:',
      ],
      list: [
        'with diabetes, an illness of heart, kidneys, liver or digestion, or high blood pressure',
        'with food allergies or intolerances',
        'in pregnancy and while breastfeeding',
        'if you have, had or may have an eating disorder: counting can do harm then, and it is right to stop',
        'after an injury or an operation, and when you have not moved much for a long time',
        'for anybody under 18',
      ],
    },
    {
      title: 'What AI analysis cannot do',
      paragraphs: [
        'Figures from photos and descriptions are estimates. A picture does not show the oil in the pan, the sugar in the sauce or the size of the plate for certain; errors of a fifth and more are normal for mixed dishes. The word on how sure an analysis is describes the reading, not its truth.',
        'Ingredients can be missed or mistaken, and a recipe may contain something that you must not eat even though you have told us about it. Never rely on the service for an allergy: read the label and look at the food.',
        'Energy spent in an activity is worked out from averages of many people. Distance, pace and climbing depend on what your device receives.',
      ],
    },
    {
      title: 'Every body is different',
      paragraphs: [
        'Suggested goals and training follow formulas for healthy adults. Age, health, medicines, sleep and much else change what is right for you. Results differ; none are promised.',
        'Train within your means: warm up, use sound equipment, drink, and stop when something hurts. You decide whether an exercise suits you, and take part at your own risk.',
      ],
    },
    {
      title: 'Emergencies',
      paragraphs: [
        `In an emergency do not use ${productName}: call the emergency number of the place where you are (911 in the United States, 112 in Europe). Chest pain, trouble breathing, fainting, a sudden severe headache, or signs of an allergic shock cannot wait.`,
        'If thoughts about food, weight or yourself frighten you, speak to somebody today: a doctor, a crisis line, a person you trust.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'You use the information at your own risk. As far as the law allows, we do not answer for harm that comes from relying on estimates, recipes, workouts or answers of the service. The Terms of Service say where we do answer, and nothing here limits what the law does not let anybody limit.',
      ],
    },
    {
      title: 'Updates',
      paragraphs: [
        'We change this page when the service or our knowledge changes; the date at its top says when. Changes that matter are announced in the app.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: [
        {
          withAddress:
            'If something in the service seems wrong or dangerous to you, tell us, please: *. We look at such messages first.',
          without:
            'If something in the service seems wrong or dangerous to you, tell us, please, with *. We look at such messages first.',
        },
      ],
    },
  ],
}
